/** The translation that stands in the place of each of React's text nodes. */
const translations = new WeakMap<Node, Element>();

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * Browsers translate a page by putting `<font>` elements in the place of its texts. React would then change text nodes that
 * nobody sees, and fail to remove them. This puts a changed text back, for the browser to translate again, and removes the
 * translation of a removed text.
 */
export function surviveTranslation(root: Node): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) showAgain(target);
  });
  const replacements = new MutationObserver((records) => {
    for (const [text, translation] of records.flatMap(replacedTexts)) {
      translations.set(text, translation);
      changes.observe(text, { characterData: true });
    }
  });
  replacements.observe(root, { childList: true, subtree: true });
  acceptTranslatedChildren();
}

/** The texts that a change took out of the page, each with the translation that stands beside its old place. */
function replacedTexts({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): [Text, Element][] {
  const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  return translation ? [...removedNodes].filter(isText).map((text) => [text, translation]) : [];
}

function showAgain(text: Node): void {
  const translation = translations.get(text);
  if (!text.isConnected && isText(text)) translation?.replaceWith(text);
}

/** The node that stands for React's child of a parent: the child itself, or its translation. */
function shownChild(parent: Node, child: Node): Node {
  if (child.parentNode === parent) return child;
  let shown: Node | null = child.isConnected ? child : (translations.get(child) ?? child);
  while (shown && shown.parentNode !== parent) shown = isTranslation(shown.parentNode) ? shown.parentNode : null;
  return shown ?? child;
}

function acceptTranslatedChildren(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return removeChild.call(this, shownChild(this, child)) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && shownChild(this, before)) as T;
  };
}
