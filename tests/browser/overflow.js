/** Texts of the page that are cut off, too small, covered, or stick out of the window. */
() => {
  const found = [];
  const name = (element) => {
    const classes = [...element.classList].filter((each) => !each.startsWith("svelte-"));
    const own = [element.localName, ...classes].join(".");
    const parent = element.parentElement?.closest("[class]");
    return parent ? `${parent.classList[0]} > ${own}` : own;
  };
  const note = (what, element) => {
    const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
    found.push(`${what}: ${name(element)} “${text}”`);
  };
  const isUnseenItself = (element) => {
    const style = getComputedStyle(element);
    if (style.visibility === "hidden" || style.display === "none") return true;
    if (style.opacity === "0" || element.hidden || element.classList.contains("unseen")) return true;
    return style.clipPath === "inset(50%)" || style.clip === "rect(0px, 0px, 0px, 0px)";
  };
  const known = new Map([[null, false]]);
  const isUnseen = (element) => {
    if (!known.has(element))
      known.set(element, isUnseen(element.parentElement) || isUnseenItself(element));
    return known.get(element);
  };
  /** The nearest box around an element that can be scrolled in a direction. */
  const scroller = (element, overflow) => {
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(each)[overflow])) return each;
    }
    return null;
  };
  /** The words of an element itself, without those of its children. */
  const ownWords = (element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const textRect = (own) => {
    const rects = own.map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect();
    });
    return {
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
      top: Math.min(...rects.map((rect) => rect.top)),
      bottom: Math.max(...rects.map((rect) => rect.bottom)),
    };
  };

  /** How large the letters of an element are, also where a drawing is scaled. */
  const letters = (element) => {
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    return parseFloat(getComputedStyle(element).fontSize) * scale;
  };
  /** Whether something lies over the middle of what is asked, besides what is meant to. */
  const isCovered = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there || element.contains(there) || there.contains(element)) return false;
    return !there.closest("dialog, .drawer, .waiting, .curtain, .away, [popover]");
  };

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`page scrolls sideways: ${root.scrollWidth}`);

  for (const element of document.body.querySelectorAll("*")) {
    const own = ownWords(element);
    if (own.length === 0 || isUnseen(element)) continue;
    const text = textRect(own);
    if (!(text.right > text.left)) continue;
    if (letters(element) < 11.9) note(`letters of ${letters(element).toFixed(1)} px`, element);
    if (element.closest("svg")) continue;
    if (element.closest(".asked, .bar") && isCovered(element)) note("covered", element);
    if (text.right <= 0 || text.bottom <= -innerHeight) continue; // kept aside until it has the focus
    for (let box = element; box && box !== root; box = box.parentElement) {
      const style = getComputedStyle(box);
      const rect = box.getBoundingClientRect();
      const cuts = (overflow) => ["hidden", "clip"].includes(overflow);
      if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY))
        break;
      if (cuts(style.overflowX) && (text.right > rect.right + 1.5 || text.left < rect.left - 1.5))
        note("cut off sideways", element);
      else if (cuts(style.overflowY) && (text.bottom > rect.bottom + 3 || text.top < rect.top - 3))
        note("cut off below", element);
      if (style.position === "fixed") break;
    }
    const isReachable = scroller(element, "overflowX") !== null;
    if (!isReachable && (text.left < -1 || text.right > innerWidth + 1)) note("sticks out", element);
  }
  return found;
}
