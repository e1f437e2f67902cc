import { matchesPattern } from '@aura/shared-domain';
import type { SignedRegistry } from '@aura/shared-federation';
import type { Pages } from '../compose/pages.ts';
import { buildSecurityHeaders, type Headers, type Policy } from './headers.ts';
import { preparePage, prepareText, type Page } from './page.ts';

/** Path of the signed registry, for tabs that are open while it changes. */
export const REGISTRY_PATH = '/registry.json';

/** Everything that the shell's origin answers but files: as one registry makes it. */
export interface Deployment {
  /** Headers of every answer. */
  readonly headers: Headers;
  /** A page by its path, if it has one. */
  readonly pageOf: (pathname: string) => Page | undefined;
  readonly notFound: Page;
  /** Text files and the registry, by their path. */
  readonly documents: ReadonlyMap<string, Page>;
}

interface Parts {
  readonly pages: Pages;
  readonly policy: Policy;
  readonly registry: SignedRegistry;
}

/** Makes everything ready to be sent many times. */
export function prepareDeployment({ pages, policy, registry }: Parts): Deployment {
  const headers = buildSecurityHeaders(policy);
  const page = (html: string): Page => preparePage(html, policy);
  const prerendered = new Map([...pages.prerendered].map(([path, html]) => [path, page(html)]));
  const applications = [...pages.applications].map(([pattern, html]) => [pattern, page(html)] as const);
  const texts = [...pages.texts].map(
    ([path, text]) => [path, prepareText(text, { ...headers, 'Content-Type': findTextType(path) })] as const,
  );
  const signed = prepareText(JSON.stringify(registry), { ...headers, 'Content-Type': JSON_TYPE });
  return {
    headers,
    pageOf: (pathname) =>
      prerendered.get(pathname) ?? applications.find(([pattern]) => matchesPattern(pattern, pathname))?.[1],
    notFound: page(pages.notFound),
    documents: new Map([...texts, [REGISTRY_PATH, signed]]),
  };
}

const JSON_TYPE = 'application/json; charset=utf-8';

const findTextType = (path: string): string =>
  `${path.endsWith('.xml') ? 'application/xml' : 'text/plain'}; charset=utf-8`;
