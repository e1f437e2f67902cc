/** The element of a fragment (`#…`); null if it does not exist or the fragment is invalid. */
export function findFragmentTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (name === '') return null;
  return document.getElementById(name) ?? document.getElementById(decodeName(name));
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
