import { escapeHtml } from '@aura/shared-domain';
import type { Worded } from './worded-message.ts';

/**
 * Colours by their use, light and dark. Mail programs that know no dark form take the inline light ones. Text on its
 * ground has a contrast of 4.5:1 or more in both.
 */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #171410 !important; }
  .sheet { background: #201d18 !important; border-color: #38332b !important; }
  .ink, .ink td, .ink a.title { color: #f1eadd !important; }
  .soft, .soft a { color: #a39a8a !important; }
  .line { border-color: #38332b !important; }
  .action { background: #7ccbb9 !important; color: #072c27 !important; }
  .bar { background: #f0b429 !important; }
  .plain-bar { background: #7ccbb9 !important; }
}
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .action { display: block !important; text-align: center !important; }
}`;

const SHEET =
  'max-width:560px;background:#fffdf9;border:1px solid #ded5c6;border-radius:12px;overflow:hidden';
const QUOTE = 'margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid #ded5c6';
const INK = 'font-size:16px;line-height:1.45;color:#1f1b16';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A message as HTML that mail programs draw: tables, inline styles, no image, no script, nothing loaded. */
export function renderHtml(message: Worded): string {
  const { isSecurity, heading, greeting, paragraphs, facts, items, quote, action, after } = message;
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:22px;line-height:1.3;color:#1f1b16">${escapeHtml(heading)}</h1>`,
    greeting ? renderParagraph(greeting) : '',
    ...paragraphs.map(renderParagraph),
    facts.length > 0 ? renderFacts(facts) : '',
    items.length > 0 ? renderItems(items) : '',
    quote.length > 0 ? renderQuote(quote) : '',
    action ? renderButton(action) : '',
    ...after.map(renderParagraph),
  ].filter(Boolean);
  const bar = isSecurity
    ? '<td class="bar" style="height:6px;background:#b45309;font-size:0;line-height:0">&nbsp;</td>'
    : '<td class="plain-bar" style="height:6px;background:#0e5a52;font-size:0;line-height:0">&nbsp;</td>';
  const kind = isSecurity ? 'Aviso da sua conta' : 'Aura';
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(message.subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f4eee4">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(message.preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f4eee4">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="${SHEET}">
<tr>${bar}</tr>
<tr><td class="pad soft" style="padding:20px 32px 0;${FONT};font-size:14px;font-weight:600;color:#675f51">${kind}</td></tr>
<tr><td class="pad" style="padding:12px 32px 28px">
${body.join('\n')}
</td></tr>
<tr><td class="pad soft line" style="padding:16px 32px 20px;border-top:1px solid #ded5c6;${FONT};font-size:13px;line-height:1.5;color:#675f51">
${renderFooter(message)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const renderParagraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:#1f1b16">${escapeHtml(text)}</p>`;

function renderFacts(facts: Worded['facts']): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="line" style="padding:10px 0;border-bottom:1px solid #ded5c6;${FONT};${INK}">` +
      `<span class="soft" style="display:block;font-size:13px;color:#675f51">${escapeHtml(label)}</span>${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" class="ink" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

function renderItems(items: Worded['items']): string {
  const rows = items.map(({ title, detail, url }) => {
    const name = url
      ? `<a class="title" href="${escapeHtml(url)}" style="color:#1f1b16;font-weight:600">${escapeHtml(title)}</a>`
      : `<strong>${escapeHtml(title)}</strong>`;
    const more = detail
      ? `<br><span class="soft" style="font-size:14px;color:#675f51">${escapeHtml(detail)}</span>`
      : '';
    return `<tr><td class="line" style="padding:10px 0;border-bottom:1px solid #ded5c6;${FONT};${INK}">${name}${more}</td></tr>`;
  });
  return `<table role="presentation" class="ink" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

const renderQuote = (lines: readonly string[]): string =>
  `<blockquote class="ink line" style="${QUOTE};${FONT};${INK}">` +
  `${lines.map(escapeHtml).join('<br>')}</blockquote>`;

const renderButton = ({ label, url }: NonNullable<Worded['action']>): string =>
  `<p style="margin:4px 0 24px"><a class="action" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;` +
  `border-radius:8px;background:#0e5a52;color:#ffffff;${FONT};font-size:16px;line-height:1.3;font-weight:600;text-decoration:none">` +
  `${escapeHtml(label)}</a></p>`;

function renderFooter({ why, unsubscribeUrl, siteUrl }: Worded): string {
  const stop = unsubscribeUrl
    ? `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#675f51">Parar de receber mensagens como esta</a>`
    : '';
  return `${escapeHtml(why)}${stop}<br><a href="${escapeHtml(siteUrl)}" style="color:#675f51">${escapeHtml(siteUrl.replace(/^https?:\/\//u, ''))}</a>`;
}
