import type { LinkedInProfile } from '@aura/shared-domain';
import { renderPeriod } from '../../resume/render/index.ts';
import { toOneLine } from '../../text/index.ts';

/** Headings of the sections of a profile in its text. */
const HEADINGS = {
  about: 'Sobre',
  experiences: 'Experiência',
  education: 'Formação acadêmica',
  courses: 'Licenças, certificados e cursos',
  skills: 'Competências',
  languages: 'Idiomas',
  recommendations: 'Recomendações',
  unclassified: 'Outras partes do perfil',
} as const;

/** Labels that distinguish otherwise ambiguous fields. */
const LABELS = {
  headline: 'Título',
  location: 'Local',
  url: 'Endereço',
  title: 'Cargo',
  company: 'Empresa',
  period: 'Período',
  institution: 'Instituição',
  degree: 'Curso',
  area: 'Área',
  recommendations: 'Recebidas',
} as const;

/** A line of a profile's text: half-open UTF-16 offsets, the field that it holds and where the field's own words begin. */
export interface LinkedInLine {
  readonly start: number;
  readonly end: number;
  /** Offset of the person's own words, after label or bullet. */
  readonly own: number;
  /** Heading of its section; empty at the top. */
  readonly section: string;
  /** Path of the field in the profile ("experiences.0.items.2"); empty for headings and blank lines. */
  readonly path: string;
}

interface Draft {
  readonly prefix: string;
  readonly value: string;
  readonly section: string;
  readonly path: string;
}

/** Collects lines; `open` starts a section, which the lines after it belong to. */
function createSheet() {
  const drafts: Draft[] = [];
  let section = '';
  const put = (value: string, path: string, prefix = ''): void => {
    drafts.push({ prefix, value, section, path });
  };
  return {
    drafts,
    put,
    field: (label: string, value: string, path: string): void => {
      if (value !== '') put(toOneLine(value), path, `${label}: `);
    },
    items: (list: readonly string[], path: string): void => {
      for (const [index, item] of list.entries()) put(toOneLine(item), `${path}.${index}`, '- ');
    },
    open: (heading: string): void => {
      section = heading;
      put('', '');
      put(heading, '');
    },
  };
}

type Sheet = ReturnType<typeof createSheet>;

function drawExperiences({ put, field, items, open }: Sheet, { experiences }: LinkedInProfile): void {
  if (experiences.length === 0) return;
  open(HEADINGS.experiences);
  for (const [index, entry] of experiences.entries()) {
    if (index > 0) put('', '');
    const path = `experiences.${index}`;
    put(toOneLine(entry.title), `${path}.title`, `${LABELS.title}: `);
    field(LABELS.company, entry.company, `${path}.company`);
    field(LABELS.location, entry.location, `${path}.location`);
    field(LABELS.period, renderPeriod(entry), `${path}.start`);
    items(entry.items, `${path}.items`);
  }
}

function drawEducation({ put, field, items, open }: Sheet, { education }: LinkedInProfile): void {
  if (education.length === 0) return;
  open(HEADINGS.education);
  for (const [index, entry] of education.entries()) {
    if (index > 0) put('', '');
    const path = `education.${index}`;
    put(toOneLine(entry.institution), `${path}.institution`, `${LABELS.institution}: `);
    field(LABELS.degree, entry.degree, `${path}.degree`);
    field(LABELS.area, entry.area, `${path}.area`);
    field(LABELS.location, entry.location, `${path}.location`);
    field(LABELS.period, renderPeriod(entry), `${path}.start`);
    items(entry.items, `${path}.items`);
  }
}

function draw(profile: LinkedInProfile): Draft[] {
  const sheet = createSheet();
  const { put, field, items, open } = sheet;
  put(toOneLine(profile.name), 'name');
  field(LABELS.headline, profile.headline, 'headline');
  field(LABELS.location, profile.location, 'location');
  field(LABELS.url, profile.url, 'url');
  if (profile.about !== '') {
    open(HEADINGS.about);
    for (const line of profile.about.split(/\r\n?|\n/u)) put(line, 'about');
  }
  drawExperiences(sheet, profile);
  drawEducation(sheet, profile);
  const list = (key: 'courses' | 'skills' | 'unclassified'): void => {
    if (profile[key].length === 0) return;
    open(HEADINGS[key]);
    items(profile[key], key);
  };
  list('courses');
  list('skills');
  if (profile.languages.length > 0) {
    open(HEADINGS.languages);
    for (const [index, { language, level }] of profile.languages.entries())
      put(toOneLine(level === '' ? language : `${language}: ${level}`), `languages.${index}`, '- ');
  }
  if (profile.recommendations !== null) {
    open(HEADINGS.recommendations);
    field(LABELS.recommendations, String(profile.recommendations), 'recommendations');
  }
  list('unclassified');
  return sheet.drafts;
}

/** The text of a profile with the place of each field in it. */
export function renderLinkedInLines(profile: LinkedInProfile): {
  readonly text: string;
  readonly lines: readonly LinkedInLine[];
} {
  const drafts = draw(profile);
  let at = 0;
  const lines = drafts.map(({ prefix, value, section, path }): LinkedInLine => {
    const start = at;
    const end = start + prefix.length + value.length;
    at = end + 1;
    return { start, end, own: start + prefix.length, section, path };
  });
  return { text: drafts.map(({ prefix, value }) => prefix + value).join('\n'), lines };
}

/** A profile as plain text with Portuguese headings; the same profile always gives the same text. */
export const renderLinkedInText = (profile: LinkedInProfile): string => renderLinkedInLines(profile).text;
