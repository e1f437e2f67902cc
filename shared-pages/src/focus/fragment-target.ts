/** The element that a fragment (`#…`) names; null where there is none, or where it cannot be read. */
export function findFragmentTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (name === '') return null;
  return document.getElementById(name) ?? document.getElementById(decoded(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
