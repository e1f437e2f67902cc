import type { Design } from './design.ts';
import { type Person, writeRegistration } from './people.ts';
import type { SectionName } from './wording.ts';

/** Lines of the section with what has no section of its own. */
export function moreLines(person: Person): string[] {
  return [
    ...(person.licence === '' ? [] : [`CNH categoria ${person.licence}`]),
    ...(person.availability === '' ? [] : [person.availability]),
  ];
}

/** Whether a layout writes the registration beside the role, rather than among the contacts. */
const registersBesideRole = ({ number }: Design): boolean => number % 2 === 0;

/** The line under the name: role, and registration where it stands there. */
export function roleLine(person: Person, design: Design): string {
  const own = registersBesideRole(design) ? person.registrations.map(writeRegistration) : [];
  return [person.role, ...own].join(' | ');
}

/** Ways to reach somebody, each with the name of its field. */
export function contactsOf(person: Person, design: Design): { label: string; icon: string; value: string }[] {
  const register = registersBesideRole(design) ? [] : person.registrations;
  return [
    { label: 'Telefone', icon: '☎', value: person.phone },
    { label: 'E-mail', icon: '✉', value: person.email },
    { label: 'Cidade', icon: '⌂', value: `${person.city} - ${person.state}` },
    ...(person.link === '' ? [] : [{ label: 'Site', icon: '⚲', value: person.link }]),
    ...register.map((each) => ({ label: 'Registro', icon: '✔', value: writeRegistration(each) })),
  ];
}

/** The sections that a layout shows of a person, in its order. */
export function sectionsOf(person: Person, design: Design): SectionName[] {
  const order: readonly SectionName[] =
    design.number % 3 === 0
      ? [
          'objective',
          'summary',
          'jobs',
          'education',
          'courses',
          'languages',
          'skills',
          'volunteering',
          'publications',
          'more',
        ]
      : design.number % 3 === 1
        ? [
            'objective',
            'summary',
            'education',
            'jobs',
            'courses',
            'skills',
            'languages',
            'publications',
            'volunteering',
            'more',
          ]
        : [
            'objective',
            'summary',
            'skills',
            'jobs',
            'education',
            'courses',
            'languages',
            'volunteering',
            'publications',
            'more',
          ];
  const shown: Readonly<Record<SectionName, boolean>> = {
    objective: design.objective,
    summary: design.summary,
    jobs: true,
    education: true,
    courses: person.courses.length > 0,
    languages: person.languages.length > 0,
    skills: true,
    publications: person.publications.length > 0,
    volunteering: person.volunteering.length > 0,
    more: moreLines(person).length > 0,
  };
  return order.filter((name) => shown[name]);
}
