import ComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';

/** A rule of a style sheet. `@media` and its like have rules of their own. */
interface Rule {
  type: number;
  selectorText?: string;
  cssRules?: Rule[];
}

interface Matching {
  elements: { element: Element }[];
  cssRules: Rule[];
}

interface Matcher {
  parseCSSRules: (matching: Matching) => void;
}

/** Where the rules are that need a class, as `.name`, a tag, as `NAME`, or nothing that is easily seen. */
interface Index {
  rules: Rule[];
  places: Map<string, number[]>;
}

const NOTHING = '';
const STYLE = CSSRule.STYLE_RULE;
const GROUPS: number[] = [CSSRule.MEDIA_RULE, CSSRule.SUPPORTS_RULE];

const needsOfSelector = new Map<string, string[]>();
const indexOfRules = new WeakMap<Rule[], Index>();

/** A selector matches only what its last part does: of `.list > a:hover` that is a link. */
function needOf(selector: string): string {
  const last = /[^\s>+~]*$/.exec(selector.trim())![0];
  const name = /\.[^.#:]+/.exec(last)?.[0];
  return name ?? /^[a-z][\w-]*/i.exec(last)?.[0].toUpperCase() ?? NOTHING;
}

function needsOfSelectors(selectors: string): string[] {
  // What stands in brackets may be what an element must not have.
  let plain = selectors;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return /[^\w\s.#:*,>+~-]/.test(plain) ? [NOTHING] : plain.split(',').map(needOf);
}

function needsOf({ type, selectorText = '', cssRules = [] }: Rule): string[] {
  if (GROUPS.includes(type)) return cssRules.flatMap(needsOf);
  if (type !== STYLE) return [NOTHING];
  const known = needsOfSelector.get(selectorText);
  if (known) return known;
  const needs = needsOfSelectors(selectorText);
  needsOfSelector.set(selectorText, needs);
  return needs;
}

function indexOf(rules: Rule[]): Index {
  const known = indexOfRules.get(rules);
  if (known && known.rules.length === rules.length && known.rules.every((rule, place) => rule === rules[place])) {
    return known;
  }
  const places = new Map<string, number[]>();
  for (const [place, rule] of rules.entries()) {
    for (const need of new Set(needsOf(rule))) {
      const those = places.get(need);
      if (those) those.push(place);
      else places.set(need, [place]);
    }
  }
  const index = { rules: [...rules], places };
  indexOfRules.set(rules, index);
  return index;
}

function likelyRules(cssRules: Rule[], elements: Matching['elements']): Rule[] {
  const { places } = indexOf(cssRules);
  const likely = new Set(places.get(NOTHING));
  const add = (need: string) => {
    for (const place of places.get(need) ?? []) likely.add(place);
  };
  for (const { element } of elements) {
    add(element.tagName.toUpperCase());
    for (const name of element.classList) add(`.${name}`);
  }
  return [...likely].sort((one, other) => one - other).map((place) => cssRules[place]!);
}

// Whoever asks for an element by its role has its style computed, for which happy-dom compares it with every rule of the page.
const matcher = ComputedStyle.prototype as unknown as Matcher;
const { parseCSSRules } = matcher;
matcher.parseCSSRules = function (matching) {
  const cssRules = likelyRules(matching.cssRules, matching.elements);
  parseCSSRules.call(this, { ...matching, cssRules });
};
