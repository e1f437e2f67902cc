import { err, MAX_WRITTEN_CHARACTERS, ok, type KeptReason, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { guardText, readFactSource } from '../facts/index.ts';
import { MARKS, type Mask } from './mask.ts';
import { isQuotingRules } from './own-rules.ts';
import { listTargetSources, type WritingTarget } from './target.ts';

/** Control, invisible and direction characters, tags and private use: nothing that a person would type. */
const UNSEEN = /[^\P{Cc}\n]|\p{Cf}|\p{Co}|\p{Cn}|[\u2028\u2029\u{e0000}-\u{e007f}]/u;

const TextSchema = v.pipe(
  v.string(),
  v.maxLength(2 * MAX_WRITTEN_CHARACTERS),
  v.transform((text) => text.normalize('NFC').replace(/\r\n?/gu, '\n').trim()),
  v.minLength(1),
  v.check((text) => !UNSEEN.test(text)),
);

/**
 * A model's text for a target as it may be shown, or why the template's stays. Whatever the model meant, only a text
 * passes that has the right form, asks for exactly what the template asks for and says nothing new.
 */
export function judgeText(target: WritingTarget, written: unknown, mask: Mask): Result<string, KeptReason> {
  const parsed = v.safeParse(TextSchema, written);
  if (!parsed.success) return err('invalid');
  if (!target.multiline && parsed.output.includes('\n')) return err('invalid');
  const asked = listPlaceholders(mask.hide(target.template.text), target);
  if (listPlaceholders(parsed.output, target).join('\n') !== asked.join('\n')) return err('guard');

  const text = mask.show(parsed.output);
  if (text.length > target.maxLength) return err('invalid');
  if (isQuotingRules(text, target)) return err('guard');
  const gaps = target.template.gaps.map(({ token }) => token);
  const violations = guardText(text, readFactSource(listTargetSources(target)), gaps);
  if (violations.length === 0) return ok(text);
  return err(violations.every(({ kind }) => kind === 'language') ? 'language' : 'guard');
}

/** Gaps, marks and anything else in square brackets, sorted: a new text has the very same ones. */
function listPlaceholders(text: string, { template }: WritingTarget): readonly string[] {
  const gaps = template.gaps.flatMap(({ token }) =>
    Array.from({ length: text.split(token).length - 1 }, () => token),
  );
  const rest = template.gaps
    .reduce((left, { token }) => left.replaceAll(token, ' '), text)
    .replace(MARKS, ' ');
  return [...gaps, ...(text.match(MARKS) ?? []), ...(rest.match(/\[[^\]]*\]?|\]|[⟦⟧]/gu) ?? [])].toSorted();
}
