interface FileKind {
  readonly name: string;
  readonly type: string;
}

/**
 * Whether a file fits an `accept` attribute (extensions, media types and `type/*`).
 * The browser applies it in its file picker only, not to dropped files.
 */
export function accepts(accept: string, file: FileKind): boolean {
  const rules = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);
  return rules.length === 0 || rules.some((rule) => fits(rule, file));
}

function fits(rule: string, { name, type }: FileKind): boolean {
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
  if (rule.endsWith('/*')) return type.toLowerCase().startsWith(rule.slice(0, -1));
  return type.toLowerCase() === rule;
}
