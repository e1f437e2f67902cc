import { SANDBOX } from '@aura/shared-domain';
import type { Answer } from '../http/message.ts';
import { html, type Html } from './html.ts';

export const STYLESHEET_PATH = `${SANDBOX.path}/portal.css`;

/** Nothing but its own style sheet and its own forms; no script at all. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of the portal as a response. */
export function pageAnswer(status: number, title: string, main: Html): Answer {
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} · Ambiente de demonstração</title>
        <link rel="stylesheet" href="${STYLESHEET_PATH}" />
      </head>
      <body>
        <header class="banner">
          <p><strong>Ambiente de demonstração.</strong> Nenhum valor é cobrado de verdade.</p>
        </header>
        <main>${main}</main>
      </body>
    </html> `;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    body: page.html,
  };
}
