import ComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import PropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

/** A rule of a style sheet. Rules such as `@media` contain other rules. */
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

/** A list of rules, with their positions by what they require: a class (`.name`), a tag (`NAME`), or `UNKNOWN`. */
interface Index {
  rules: Rule[];
  positions: Map<string, number[]>;
}

const UNKNOWN = '';
const STYLE = CSSRule.STYLE_RULE;
const GROUPS: number[] = [CSSRule.MEDIA_RULE, CSSRule.SUPPORTS_RULE];

const requirementsCache = new Map<string, string[]>();
const indexCache = new WeakMap<Rule[], Index>();

/** Returns the class or tag that the last part of a selector requires: 'A' for `.list > a:hover`. */
function requirementOf(selector: string): string {
  const last = /[^\s>+~]*$/.exec(selector.trim())![0];
  const name = /\.[^.#:]+/.exec(last)?.[0];
  return name ?? /^[a-z][\w-]*/i.exec(last)?.[0].toUpperCase() ?? UNKNOWN;
}

function requirementsOfSelectors(selectors: string): string[] {
  // Removes parentheses and brackets, because they may contain what an element must not have.
  let plain = selectors;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return /[^\w\s.#:*,>+~-]/.test(plain) ? [UNKNOWN] : plain.split(',').map(requirementOf);
}

function requirementsOf({ type, selectorText = '', cssRules = [] }: Rule): string[] {
  if (GROUPS.includes(type)) return cssRules.flatMap(requirementsOf);
  if (type !== STYLE) return [UNKNOWN];
  const cached = requirementsCache.get(selectorText);
  if (cached) return cached;
  const requirements = requirementsOfSelectors(selectorText);
  requirementsCache.set(selectorText, requirements);
  return requirements;
}

function indexOf(rules: Rule[]): Index {
  const cached = indexCache.get(rules);
  if (
    cached &&
    cached.rules.length === rules.length &&
    cached.rules.every((rule, position) => rule === rules[position])
  ) {
    return cached;
  }
  const positions = new Map<string, number[]>();
  for (const [position, rule] of rules.entries()) {
    for (const requirement of new Set(requirementsOf(rule))) {
      const same = positions.get(requirement);
      if (same) same.push(position);
      else positions.set(requirement, [position]);
    }
  }
  const index = { rules: [...rules], positions };
  indexCache.set(rules, index);
  return index;
}

function likelyRules(cssRules: Rule[], elements: Matching['elements']): Rule[] {
  const { positions } = indexOf(cssRules);
  const likely = new Set(positions.get(UNKNOWN));
  const add = (requirement: string) => {
    for (const position of positions.get(requirement) ?? []) likely.add(position);
  };
  for (const { element } of elements) {
    add(element.tagName.toUpperCase());
    for (const name of element.classList) add(`.${name}`);
  }
  return [...likely].sort((one, other) => one - other).map((position) => cssRules[position]!);
}

// Finding an element by its role computes its style, for which happy-dom compares the element with every rule of the page.
// This passes only the rules that may match.
const matcher = ComputedStyle.prototype as unknown as Matcher;
const { parseCSSRules } = matcher;
matcher.parseCSSRules = function (matching) {
  const cssRules = likelyRules(matching.cssRules, matching.elements);
  parseCSSRules.call(this, { ...matching, cssRules });
};

interface Properties {
  properties: Record<string, object>;
  definedPropertyNames: object;
}

// A computed style is also copied for each element. This copies it by hand, because a structured clone takes many times as long.
(PropertyManager.prototype as unknown as { clone: (this: Properties) => object }).clone = function () {
  const properties = Object.entries(this.properties).map(([name, property]) => [name, { ...property }]);
  const definedPropertyNames = { ...this.definedPropertyNames };
  return Object.assign(new PropertyManager(), { properties: Object.fromEntries(properties), definedPropertyNames });
};
