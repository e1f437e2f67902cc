import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss';

/**
 * Parts of a style sheet that affect the page beyond the elements of one remote, as texts for its developer: selectors
 * without a local class, non-local names of animations, properties and fonts, and rules that are never local.
 * @param prefix prefix of local names
 */
export function findGlobalNames(css: string, prefix: string): readonly string[] {
  const found: string[] = [];
  const visit = (rules: readonly Rule[], isInside: boolean): void => {
    for (const rule of rules) found.push(...listGlobalNames(rule, prefix, isInside, visit));
  };
  transform({
    filename: 'remote.css',
    code: new TextEncoder().encode(css),
    visitor: { StyleSheet: ({ rules }) => visit(rules, false) },
  });
  return found;
}

type Visit = (rules: readonly Rule[], isInside: boolean) => void;

/** @param isInside whether a rule around this one holds it to elements of the remote */
function listGlobalNames(rule: Rule, prefix: string, isInside: boolean, visit: Visit): readonly string[] {
  const isOwn = (name: string) => name.startsWith(prefix) || name.startsWith(`--${prefix}`);
  const named = (what: string, name: string) => (isOwn(name) ? [] : [`${what} ${name}`]);
  switch (rule.type) {
    case 'style': {
      const { selectors, rules = [] } = rule.value;
      const beyond = isInside ? [] : selectors.filter((selector) => !isLocal(selector, isOwn));
      visit(rules, isInside || beyond.length === 0);
      return beyond.map((selector) => `selector ${nameOf(selector)}`);
    }
    case 'scope': {
      const { scopeStart, rules } = rule.value;
      visit(rules, isInside || Boolean(scopeStart?.every((selector) => isLocal(selector, isOwn))));
      return [];
    }
    case 'media':
    case 'supports':
    case 'container':
    case 'layer-block':
    case 'starting-style':
    case 'moz-document':
      visit(rule.value.rules, isInside);
      return [];
    case 'keyframes':
      return named('@keyframes', rule.value.name.value);
    case 'property':
      return named('@property', rule.value.name);
    case 'font-face':
      return rule.value.properties.flatMap((property) =>
        property.type === 'font-family' ? named('@font-face', property.value) : [],
      );
    case 'nested-declarations':
    case 'layer-statement':
    case 'ignored':
      return [];
    case 'counter-style':
    case 'custom':
    case 'custom-media':
    case 'font-feature-values':
    case 'font-palette-values':
    case 'import':
    case 'namespace':
    case 'nesting':
    case 'page':
    case 'position-try':
    case 'unknown':
    case 'view-transition':
    case 'viewport':
      return [`@${rule.type}`];
  }
}

/** Whether a local class limits some element of a selector: everything after it is inside or next to that element. */
const isLocal = (selector: Selector, isOwn: (name: string) => boolean): boolean =>
  selector.some((component) => {
    if (component.type === 'class') return isOwn(component.name);
    // Not `:not` and `:has`: these say what an element lacks or holds, not which one it is.
    const alternatives = isAlternative(component) ? component.selectors : [];
    return alternatives.length > 0 && alternatives.every((alternative) => isLocal(alternative, isOwn));
  });

const isAlternative = (
  component: SelectorComponent,
): component is Extract<SelectorComponent, { kind: 'is' | 'where' }> =>
  component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where');

const COMBINATORS: Readonly<Record<string, string>> = {
  child: ' > ',
  'next-sibling': ' + ',
  'later-sibling': ' ~ ',
};

/** A selector as its developer can find it again. */
const nameOf = (selector: Selector): string => selector.map(describePart).join('');

function describePart(part: SelectorComponent): string {
  if (part.type === 'class') return `.${part.name}`;
  if (part.type === 'id') return `#${part.name}`;
  if (part.type === 'attribute') return `[${part.name}]`;
  if (part.type === 'type') return part.name;
  if (part.type === 'universal') return '*';
  if (part.type === 'combinator') return COMBINATORS[part.value] ?? ' ';
  return 'kind' in part ? `:${part.kind}` : '';
}
