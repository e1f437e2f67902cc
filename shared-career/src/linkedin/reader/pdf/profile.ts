import type { Experience, LinkedInProfile, ReadResume } from '@aura/shared-domain';
import { findExactHead } from '../../../resume/sections/heads.ts';
import { foldKey, squeeze } from '../../../text/index.ts';
import { createEmptyProfile } from '../fit-profile.ts';

type Reading = Pick<ReadResume, 'text' | 'structure'>;

/** Longest headline with the place under it, lines of the PDF. */
const HEADLINE_LINES = 5;
/** "Recife, Pernambuco, Brasil", "São Paulo e Região". */
const PLACE = /^[\p{L} .'’-]+, [\p{L} .'’-]+(?:, [\p{L} .'’-]+)?$|(?:brasil|brazil|portugal|regiao|area)$/u;

const findProfileUrl = (links: readonly string[]): string =>
  links
    .map((link) => /(?:www\.)?linkedin\.com\/in\/[^\s/?#]+/iu.exec(link)?.[0] ?? '')
    .find((link) => link !== '') ?? '';

/** The lines under the name, where LinkedIn prints the headline and then the place; a headline may hold commas too. */
function readUnderName({ text, structure }: Reading): {
  readonly headline: string;
  readonly place: string;
} {
  const lines = text.split('\n').map(squeeze);
  const name = foldKey(structure.contact.name);
  const at = name === '' ? -1 : lines.findIndex((line) => foldKey(line) === name);
  if (at < 0) return { headline: '', place: '' };
  const found: string[] = [];
  for (const line of lines.slice(at + 1, at + 1 + HEADLINE_LINES)) {
    if (line === '' && found.length > 0) break;
    if (line === '') continue;
    if (findExactHead(line) !== null) break;
    found.push(line);
  }
  const placeAt = found.findLastIndex((line) => {
    const folded = foldKey(line);
    return PLACE.test(folded) || folded === foldKey(structure.contact.location);
  });
  if (placeAt < 0) return { headline: found.join(' '), place: '' };
  return { headline: found.slice(0, placeAt).join(' '), place: found[placeAt] ?? '' };
}

/** LinkedIn prints every job with its company above; one without is another role at the company before. */
function withCompanies(experiences: readonly Experience[]): Experience[] {
  const filled: Experience[] = [];
  for (const entry of experiences) {
    const company = filled.at(-1)?.company ?? '';
    filled.push(
      entry.title === '' && entry.company !== '' && company !== ''
        ? { ...entry, title: entry.company, company }
        : entry,
    );
  }
  return filled;
}

/** What kind of address a link of the side bar is: "(LinkedIn)", "(Portfolio)". */
const LINK_LABEL = /^\([\p{L} ]{2,20}\)$/u;

/** Maps a PDF that LinkedIn wrote. It holds three skills at most and no recommendations, so both count as not told. */
export function buildProfileFromPdf(read: Reading): LinkedInProfile {
  const { structure } = read;
  const { headline, place } = readUnderName(read);
  const taken = foldKey(`${headline} ${place}`);
  const isTaken = (line: string): boolean =>
    LINK_LABEL.test(line) || (taken.trim() !== '' && taken.includes(foldKey(line)));
  const others = structure.other.flatMap(({ section, lines }) => lines.map((line) => `${section}: ${line}`));
  const projects = structure.projects.map(({ name, summary, items }) =>
    squeeze(`Projeto: ${name}${summary === '' ? '' : `: ${summary}`} ${items.join(' ')}`),
  );
  return {
    ...createEmptyProfile(),
    name: structure.contact.name,
    headline,
    about: structure.summary,
    location: place === '' ? structure.contact.location : place,
    url: findProfileUrl([...structure.contact.links, read.text.replace(/\n/gu, '')]),
    experiences: withCompanies(structure.experiences),
    education: structure.education.slice(0, 40),
    skills: structure.skills,
    courses: structure.courses,
    languages: structure.languages.slice(0, 40),
    unclassified: [...projects, ...others, ...structure.unclassified.filter((line) => !isTaken(line))],
    notInSource: [...(headline === '' ? (['headline'] as const) : []), 'skills', 'recommendations'],
  };
}
