import { formatMoment, escapeHtml } from '@aura/shared-domain';
import type { KeptMail } from './kept-mail.ts';

const STYLE = `
:root { color-scheme: light dark; --line: #d8d2e6; --soft: #5b5470; --ground: #f7f5fb; --sheet: #fff; --ink: #1d1832; }
@media (prefers-color-scheme: dark) { :root { --line: #37324a; --soft: #b6afc8; --ground: #14121c; --sheet: #1e1b2a; --ink: #f1eef8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 22px; margin: 0 0 4px; overflow-wrap: anywhere; }
p { margin: 0 0 16px; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; }
li a { display: block; padding: 14px 16px; margin-bottom: 8px; background: var(--sheet); color: inherit; }
li a { text-decoration: none; border: 1px solid var(--line); border-radius: 10px; }
li a:hover strong, li a:focus strong { text-decoration: underline; }
li span { display: block; color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 10px; background: var(--sheet); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: var(--sheet); }
pre { border: 1px solid var(--line); border-radius: 10px; font-size: 14px; }
summary { cursor: pointer; padding: 8px 0; }
button { font: inherit; padding: 8px 14px; }`;

const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>
`;

const formatTime = ({ at }: KeptMail): string => formatMoment(new Date(at));

/** Everything that would have been sent, newest first. */
export function listPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/mail/${escapeHtml(mail.id)}"><strong>${escapeHtml(mail.subject)}</strong>` +
      `<span>para ${escapeHtml(mail.to)}</span><span>${formatTime(mail)}</span></a></li>`,
  );
  const empty =
    '<p>Ainda não há mensagens. Crie uma conta, por exemplo, e a de boas-vindas aparece aqui.</p>';
  return renderPage(
    'Caixa de mensagens',
    `<h1>Caixa de mensagens</h1><p>O que a Aura teria enviado por e-mail desta máquina. Nada sai daqui.</p>` +
      (rows.length > 0 ? `<ul>${rows.join('')}</ul>` : empty),
  );
}

/** One mail: as a mail program draws it, as plain text, and its headers. */
export function mailPage(mail: KeptMail): string {
  return renderPage(
    mail.subject,
    `<p><a href="/">Todas as mensagens</a></p><h1>${escapeHtml(mail.subject)}</h1>` +
      `<p>De ${escapeHtml(mail.from)}<br>Para ${escapeHtml(mail.to)}<br>${formatTime(mail)}</p>` +
      // No script runs in the frame; a link opens a separate page.
      `<iframe title="A mensagem" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${escapeHtml(mail.id)}/html"></iframe>` +
      `<details><summary>Só texto</summary><pre>${escapeHtml(mail.text)}</pre></details>` +
      `<details><summary>Cabeçalhos</summary><pre>${escapeHtml(mail.headers.join('\n'))}</pre></details>`,
  );
}

/** The mail itself; its links leave the frame. */
export const mailDocument = ({ html }: KeptMail): string =>
  html.replace('<head>', '<head><base target="_blank">');

export const renderUnknownPage = (): string =>
  renderPage(
    'Não encontrada',
    '<h1>Esta mensagem não está aqui</h1><p><a href="/">Todas as mensagens</a></p>',
  );
