import { APP_NAME } from '@aura/shared-domain';

/** Sets title, description and social tags of the page at hand. */
export function setDocumentHead(page: { readonly title: string; readonly description: string }): void {
  const title = `${page.title} · ${APP_NAME}`;
  document.title = title;
  meta('name', 'description', page.description);
  meta('property', 'og:title', title);
  meta('property', 'og:description', page.description);
  meta('property', 'og:type', 'website');
  meta('property', 'og:locale', 'pt_BR');
  meta('property', 'og:url', window.location.origin + window.location.pathname);
  meta('name', 'twitter:card', 'summary');
}

function meta(attribute: 'name' | 'property', key: string, content: string): void {
  let element = document.head.querySelector(`meta[${attribute}="${key}"]`);
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute(attribute, key);
    document.head.append(element);
  }
  element.setAttribute('content', content);
}
