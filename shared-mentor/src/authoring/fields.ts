import { MentorIntentSchema } from '@aura/shared-domain';
import * as v from 'valibot';

/** A text that says something, without blanks at its ends. */
export const Text = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => text === text.trim(), 'sem espaços antes e depois'),
);

/** A list of messages, each written once. */
export const Messages = v.pipe(
  v.array(Text),
  v.minLength(1),
  v.check((texts) => new Set(texts).size === texts.length, 'cada mensagem só uma vez'),
  v.description('Mensagens como as pessoas as escrevem.'),
);

export const Day = v.pipe(
  v.string(),
  v.isoDate('um dia como 2026-11-22'),
  v.description('Dia da última conferência.'),
);

/** Place in the order of its kind, smallest first. */
export const Order = v.pipe(v.number(), v.integer(), v.description('Lugar na ordem, o menor primeiro.'));

export const Intents = v.pipe(
  v.array(MentorIntentSchema),
  v.description('Assuntos em que serve, além dos conselhos que a citam.'),
);

/** Entries in the order that they give themselves. */
export const sortByOrder = <Item extends { readonly data: { readonly order: number } }>(
  entries: readonly Item[],
): readonly Item[] => entries.toSorted((a, b) => a.data.order - b.data.order);

/** The text of a Markdown file that is one paragraph: its lines are one line. */
export const joinParagraph = (body: string): string => body.trim().replaceAll(/\s+/gu, ' ');
