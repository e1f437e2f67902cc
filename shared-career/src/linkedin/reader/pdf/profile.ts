import type { LinkedInProfile, ReadResume } from '@aura/shared-domain';
import { exactHead } from '../../../resume/sections/heads.ts';
import { foldKey, squeeze } from '../../../text/index.ts';
import { emptyProfile } from '../fit.ts';

/** Longest headline, lines of the PDF. */
const HEADLINE_LINES = 4;
/** "Recife, Pernambuco, Brasil", "São Paulo e Região". */
const PLACE = /^[\p{L} .'’-]+, [\p{L} .'’-]+(?:, [\p{L} .'’-]+)?$|(?:brasil|brazil|portugal|regiao|area)$/u;

const profileUrl = (links: readonly string[]): string =>
  links
    .map((link) => /(?:www\.)?linkedin\.com\/in\/[^\s/?#]+/iu.exec(link)?.[0] ?? '')
    .find((link) => link !== '') ?? '';

/** The lines between the name and the place, where LinkedIn prints the headline. */
function headlineOf({ text, structure }: ReadResume): string {
  const lines = text.split('\n').map(squeeze);
  const name = foldKey(structure.contact.name);
  const at = name === '' ? -1 : lines.findIndex((line) => foldKey(line) === name);
  if (at < 0) return '';
  const found: string[] = [];
  for (const line of lines.slice(at + 1, at + 1 + HEADLINE_LINES)) {
    const folded = foldKey(line);
    if (line === '' && found.length > 0) break;
    if (line === '') continue;
    if (exactHead(line) !== null || PLACE.test(folded) || folded === foldKey(structure.contact.location))
      break;
    found.push(line);
  }
  return found.join(' ');
}

/** Maps a PDF that LinkedIn wrote. It holds three skills at most and no recommendations, so both count as not told. */
export function profileOfPdf(read: ReadResume): LinkedInProfile {
  const { structure } = read;
  const headline = headlineOf(read);
  const taken = foldKey(headline);
  const isTaken = (line: string): boolean => taken !== '' && taken.includes(foldKey(line));
  const others = structure.other.flatMap(({ section, lines }) => lines.map((line) => `${section}: ${line}`));
  const projects = structure.projects.map(({ name, summary, items }) =>
    squeeze(`Projeto: ${name}${summary === '' ? '' : `: ${summary}`} ${items.join(' ')}`),
  );
  return {
    ...emptyProfile(),
    name: structure.contact.name,
    headline,
    about: structure.summary,
    location: structure.contact.location,
    url: profileUrl([...structure.contact.links, read.text.replace(/\n/gu, '')]),
    experiences: structure.experiences,
    education: structure.education.slice(0, 40),
    skills: structure.skills,
    courses: structure.courses,
    languages: structure.languages.slice(0, 40),
    unclassified: [...projects, ...others, ...structure.unclassified.filter((line) => !isTaken(line))],
    notInSource: [...(headline === '' ? (['headline'] as const) : []), 'skills', 'recommendations'],
  };
}
