declare module "virtual:rules/*" {
  const page: import("./tree.ts").RulesTree;
  export default page;
}
