/** The values of a pattern's parameters, by name. */
export type PathParts = Readonly<Record<string, string>>;

/** Compares a path with a pattern such as `/v1/customers/:id`. Null where they differ. */
export function matchPath(pattern: string, path: string): PathParts | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null || value === '') {
      if (segment !== '') return null;
    } else if (segment.startsWith(':')) parts[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return parts;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
