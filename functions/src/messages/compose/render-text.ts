import type { Worded } from './worded-message.ts';

/** A message as plain text. */
export function renderText(message: Worded): string {
  const { greeting, paragraphs, facts, items, quote, action, after, why, unsubscribeUrl } = message;
  const blocks = [
    `Aura — ${message.heading}`,
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    items
      .map(({ title, detail, url }) => [`- ${title}`, detail, url].filter(Boolean).join('\n  '))
      .join('\n'),
    quote.map((line) => `> ${line}`.trimEnd()).join('\n'),
    action && `${action.label}:\n${action.url}`,
    ...after,
    ['--', why, unsubscribeUrl && `Parar de receber: ${unsubscribeUrl}`, message.siteUrl]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
