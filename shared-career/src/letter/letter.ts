import type { DraftedText, Fact, GapToFill, JobMatch, ResumeStructure } from '@aura/shared-domain';
import { computeStableHash } from '../hash/index.ts';
import { findPersonalStretches } from '../privacy/personal-data.ts';

/** Maximum number of the person's own sentences: more is a second CV. */
const MOST_DEEDS = 4;
/** Shorter lines tell nothing by themselves, longer ones are no sentence of a letter. */
const LENGTHS = { least: 20, most: 260 } as const;

const MOTIVE: GapToFill = {
  token: '[motivo]',
  kind: 'context',
  question: 'O que atrai você nesta vaga ou nesta empresa? Uma frase sua.',
};

const trimStop = (text: string): string => text.trim().replace(/[.;,\s]+$/u, '');

/** A sentence with its full stop; that of "Ltda." is enough. */
const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Lines of the CV that prove what the ad asks for, weightiest first, each once. */
function findProvenLines({ requirements }: JobMatch, resume: ResumeStructure): Fact[] {
  const items = [...resume.experiences, ...resume.projects].flatMap((one) => one.items);
  const lines = requirements
    .filter(({ grade }) => grade === 'proven')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .flatMap(({ evidence }) => evidence)
    .filter(({ source }) => source === 'cv')
    .flatMap((evidence): Fact[] => {
      // Evidence may be a part of the line: the letter carries the whole sentence, as the person wrote it.
      const text = items.find((item) => item.includes(evidence.excerpt.trim()));
      if (text === undefined || text.length < LENGTHS.least || text.length > LENGTHS.most) return [];
      if (findPersonalStretches('experiences.0.items.0', text).length > 0) return [];
      return [{ id: `f-${computeStableHash(text).slice(0, 10)}`, text, evidence }];
    });
  return [...new Map(lines.map((fact) => [fact.id, fact])).values()].slice(0, MOST_DEEDS);
}

/**
 * A letter to send with the CV, from the person's own sentences that prove the requirements; only the person can add
 * the motive. Null if nothing is proven: then a letter would have no content.
 */
export function draftLetter(resume: ResumeStructure, match: JobMatch): DraftedText | null {
  const facts = findProvenLines(match, resume);
  if (facts.length === 0) return null;
  const [latest] = resume.experiences;
  const at = latest && latest.company !== '' ? `, em ${latest.company}` : '';
  const role =
    latest === undefined || latest.title === ''
      ? ''
      : latest.current
        ? `${endSentence(`Hoje trabalho como ${latest.title}${at}`)} `
        : `${endSentence(`Meu trabalho mais recente foi como ${latest.title}${at}`)} `;
  const { title } = match.job;
  const { name, phone, email } = resume.contact;
  const text = [
    'Olá,',
    `${endSentence(`Escrevo sobre a vaga${title === '' ? '' : ` de ${title}`}`)} ${role}Do que o anúncio pede, isto eu já fiz:`,
    facts.map((fact) => `• ${trimStop(fact.text)}.`).join('\n'),
    `O que me atrai: ${MOTIVE.token}`,
    'O currículo segue junto, e posso conversar no horário que for melhor para vocês.',
    [name, [phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/u, '($1) $2-$3'), email].filter(Boolean).join(' · ')]
      .filter((line) => line !== '')
      .join('\n'),
  ].join('\n\n');
  return { text, facts, gaps: [MOTIVE], writtenBy: 'template' };
}
