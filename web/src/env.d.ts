declare module "virtual:texts/*" {
  const spoken: string;
  export default spoken;
}
