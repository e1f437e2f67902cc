import type { Release } from '../../contract/index.ts';
import { createChunkLoadError } from '../load-failure.ts';

/** Puts the style sheets of a release into the page, each with its integrity and once; resolves when they are there. */
export async function addStyles({ baseUrl, descriptor }: Release): Promise<void> {
  const sheets = descriptor.assets.filter(({ kind }) => kind === 'style');
  await Promise.all(sheets.map(({ file, integrity }) => addSheet(baseUrl + file, integrity)));
}

/** Removes them from the page: they apply only while the remote is there. */
export function removeStyles({ baseUrl, descriptor }: Release): void {
  for (const { file, kind } of descriptor.assets) if (kind === 'style') find(baseUrl + file)?.remove();
}

function addSheet(href: string, integrity: string): Promise<void> {
  const there = find(href);
  if (there?.sheet) return Promise.resolve();
  there?.remove();
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href,
    integrity,
    crossOrigin: 'anonymous',
  });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(createChunkLoadError(href, 'error'));
    });
    document.head.append(link);
  });
}

const find = (href: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    (link) => link.href === href,
  );
