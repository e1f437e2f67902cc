import {
  contactsOf,
  contentOf,
  type EntryText,
  escapeXml as escape,
  roleLine,
  sectionsOf,
} from './content.ts';
import type { Design, ListLook } from './design.ts';
import type { Person } from './people.ts';
import { headOf, levelOf, type SectionName } from './wording.ts';

const BULLETS: Readonly<Record<string, string>> = {
  disc: 'list-style: disc',
  square: 'list-style: square',
  dash: "list-style: '– '",
  arrow: "list-style: '➤ '",
  none: 'list-style: none; padding-left: 0',
};

/** The look of a layout. */
function styleOf({ font, size, colour, bullet, headLook, frame }: Design): string {
  const heads: Readonly<Record<Design['headLook'], string>> = {
    plain: 'font-weight: bold',
    caps: 'font-weight: bold; text-transform: uppercase; border-bottom: 1px solid',
    spaced: 'text-transform: uppercase; letter-spacing: 0.28em; font-weight: normal',
    letters: 'font-weight: bold',
    rotated: 'font-weight: bold; writing-mode: vertical-rl; transform: rotate(180deg)',
    boxed: 'color: white; padding: 2pt 6pt; font-weight: bold',
    icon: 'font-weight: bold',
    lower: 'font-style: italic; font-weight: normal; font-size: 1.3em',
  };
  const dark = frame === 'side-left' ? `background: ${colour}; color: white; padding: 10pt` : 'padding: 6pt';
  return `
    @page { size: A4; margin: 14mm }
    * { box-sizing: border-box; -webkit-print-color-adjust: exact }
    body { font: ${size}pt/1.35 '${font}', sans-serif; margin: 0; color: #222 }
    h1 { font-size: 2em; margin: 0 } h1 + p { margin: 2pt 0 6pt }
    h2 { font-size: 1.18em; margin: 12pt 0 4pt; color: ${headLook === 'boxed' ? 'white' : colour};
      ${heads[headLook]} ${headLook === 'boxed' ? `; background: ${colour}` : ''} }
    aside h2 { color: inherit; background: none }
    p { margin: 1pt 0 } ul { margin: 2pt 0 6pt; padding-left: 14pt; ${BULLETS[bullet] ?? ''} }
    .entry { margin-bottom: 7pt } .row { display: flex; justify-content: space-between; gap: 8pt }
    .row .date { white-space: nowrap } .rail { display: grid; grid-template-columns: 92pt 1fr; gap: 8pt }
    .frame { display: grid; gap: 14pt } .side-left { grid-template-columns: 30% 1fr }
    .side-right { grid-template-columns: 1fr 31% } .two { grid-template-columns: 1fr 1fr }
    aside { ${dark} }
    .pills span { border: 1px solid; border-radius: 8pt; padding: 1pt 6pt; margin: 0 4pt 4pt 0; display: inline-block }
    .bar { height: 4pt; background: #ccc; margin-bottom: 4pt } .bar i { display: block; height: 4pt; background: ${colour} }
    table { border-collapse: collapse; width: 100% } td, th { vertical-align: top; text-align: left; padding: 2pt 6pt 2pt 0 }
    table.lined td, table.lined th { border: 1px solid #888; padding: 3pt }
    .turned { display: grid; grid-template-columns: 24pt 1fr; gap: 8pt; margin-top: 8pt } .turned h2 { margin: 0 }
    .narrow { width: 62pt } .timeline { border-left: 2pt solid ${colour}; padding-left: 8pt }`;
}

const p = (text: string, tag = ''): string =>
  text === '' ? '' : `<p>${tag === '' ? escape(text) : `<${tag}>${escape(text)}</${tag}>`}</p>`;

function head(name: SectionName, design: Design): string {
  const text = headOf(name, design);
  if (design.headLook === 'letters')
    return `<h2>${escape(
      text
        .toUpperCase()
        .split(' ')
        .map((word) => Array.from(word).join(' '))
        .join('   '),
    ).replace(/ {3}/gu, ' &nbsp; ')}</h2>`;
  if (design.headLook === 'icon') return `<h2>${'★✎⚙✈♦☀⚑'.charAt(text.length % 7)} ${escape(text)}</h2>`;
  return `<h2>${escape(text)}</h2>`;
}

function listed(items: readonly { name: string; share: number; note: string }[], look: ListLook): string {
  switch (look) {
    case 'commas':
      return p(items.map(({ name, note }) => (note === '' ? name : `${name} (${note})`)).join(', '));
    case 'lines':
      return `<ul>${items.map(({ name, note }) => `<li>${escape(note === '' ? name : `${name} – ${note}`)}</li>`).join('')}</ul>`;
    case 'pills':
      return `<div class="pills">${items.map(({ name, note }) => `<span>${escape(note === '' ? name : `${name}: ${note}`)}</span>`).join('')}</div>`;
    case 'bars':
      return items
        .map(
          ({ name, share }) =>
            `<p>${escape(name)}</p><div class="bar"><i style="width:${share * 20}%"></i></div>`,
        )
        .join('');
    case 'dots':
      return items
        .map(
          ({ name, share }) =>
            `<div class="row"><span>${escape(name)}</span><span>${'●'.repeat(share)}${'○'.repeat(5 - share)}</span></div>`,
        )
        .join('');
    case 'table':
      return `<table class="lined"><tr><th>Competência</th><th>Nível</th></tr>${items
        .map(
          ({ name, note, share }) =>
            `<tr><td>${escape(name)}</td><td>${escape(note || ['Básico', 'Intermediário', 'Avançado'][share % 3] || '')}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function languageTable(person: Person): string {
  const skills = ['Compreensão oral', 'Leitura', 'Interação oral', 'Produção oral', 'Escrita'];
  return `<p>Língua materna: Português</p><table class="lined"><tr><th>Idioma</th>${skills.map((name) => `<th>${name}</th>`).join('')}\
</tr>${person.languages
    .map(
      ({ language, level }) =>
        `<tr><td>${language}</td>${skills.map(() => `<td>${levelOf(level).cefr}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;
}

const bullets = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

/** Text of an entry without its period. */
function namesOf(
  { names: [first, second], labels, place }: EntryText,
  design: Design,
  withPlace: boolean,
): string {
  const where = withPlace && place !== '' ? design.joint + place : '';
  switch (design.order) {
    case 'title':
      return `<p><b>${escape(first)}</b></p>${p(second + where)}`;
    case 'company':
      return `<p><b>${escape(second)}</b>${escape(where)}</p>${p(first, 'i')}`;
    case 'one-line':
      return `<p><b>${escape(first)}</b>${escape(`${design.joint}${second}`)}</p>`;
    case 'labels':
      return `${p(`${labels[1]}: ${second}`)}${p(`${labels[0]}: ${first}`)}`;
    case 'employer-last':
      return `<p><b>${escape(first)}</b></p>${p(second)}`;
  }
}

function entry(text: EntryText, design: Design): string {
  const { period, parts, labels, names } = text;
  const withPlace = design.number % 2 === 0;
  const body = bullets(text.items);
  const told = namesOf(text, design, withPlace);
  if (design.order === 'employer-last' && design.datePlace === 'over')
    return `<div class="entry">${p([period, names[1]].filter(Boolean).join(' '))}${p(names[0], 'b')}${body}</div>`;
  if (design.order === 'labels') {
    const when = period === '' ? '' : p(`Período: ${period}`);
    return `<div class="entry">${design.datePlace === 'over' ? when + told : told + when}${body}</div>`;
  }
  switch (design.datePlace) {
    case 'right': {
      const [first = '', ...rest] = told.split('</p>').filter(Boolean);
      return `<div class="entry"><div class="row"><div>${first}</p></div><span class="date">${escape(period)}\
</span></div>${rest.map((line) => `${line}</p>`).join('')}${body}</div>`;
    }
    case 'left':
      return `<div class="entry rail"><div>${escape(period)}</div><div>${told}${body}</div></div>`;
    case 'inline': {
      const when = period === '' ? '' : ` (${period})`;
      return `<div class="entry">${told.replace('</p>', `${escape(when)}</p>`)}${body}</div>`;
    }
    case 'under':
      return `<div class="entry">${told}${p(period)}${body}</div>`;
    case 'over':
      return `<div class="entry">${p(period)}${told}${body}</div>`;
    case 'cell':
      return design.frame === 'grid' && design.number % 2 === 0
        ? `<tr><td>${escape(names[1])}</td><td>${escape(names[0])}</td><td>${escape(period)}</td></tr>`
        : `<table class="lined entry"><tr><td>${labels[1]}</td><td>${escape(names[1])}</td></tr>\
<tr><td>${labels[0]}</td><td>${escape(names[0])}</td></tr><tr><td>Período</td><td>${escape(period)}\
</td></tr></table>${body}`;
    case 'broken': {
      const [from, , to] = parts ?? ['', '', ''];
      return `<table class="entry"><tr><td class="narrow">${escape(from)} –<br>${escape(to)}</td><td>${told}${body}</td></tr></table>`;
    }
  }
}

function entries(texts: readonly EntryText[], design: Design): string {
  const written = texts.map((text) => entry(text, design)).join('');
  if (design.frame !== 'grid' || !written.startsWith('<tr>')) return written;
  const [one, two] = texts[0]?.labels ?? ['', ''];
  return `<table class="lined"><tr><th>${two}</th><th>${one}</th><th>Período</th></tr>${written}\
</table>${texts.map(({ items }) => bullets(items)).join('')}`;
}

const SHARES = [5, 4, 3, 4, 5, 3];

function section(name: SectionName, person: Person, design: Design): string {
  const content = contentOf(name, person, design);
  switch (content.kind) {
    case 'text':
      return p(content.text);
    case 'entries':
      return entries(content.entries, design);
    case 'items':
      return bullets(content.items);
    case 'languages':
      return design.languages === 'table'
        ? languageTable(person)
        : listed(
            person.languages.map(({ language, level }) => ({
              name: language,
              note: level,
              share: levelOf(level).share,
            })),
            design.languages,
          );
    case 'skills':
      return listed(
        person.skills.map((skill, index) => ({
          name: skill,
          note: '',
          share: SHARES[index % SHARES.length] ?? 3,
        })),
        design.skills,
      );
  }
}

const whole = (name: SectionName, person: Person, design: Design): string =>
  design.headLook === 'rotated'
    ? `<div class="turned">${head(name, design)}<div>${section(name, person, design)}</div></div>`
    : head(name, design) + section(name, person, design);

function contact(person: Person, design: Design): string {
  const ways = contactsOf(person, design);
  switch (design.contact) {
    case 'line':
    case 'subtitle':
      return p(ways.map(({ value }) => value).join(' | '));
    case 'lines':
    case 'side':
      return ways.map(({ value }) => p(value)).join('');
    case 'labels':
      return ways.map(({ label, value }) => p(`${label}: ${value}`)).join('');
    case 'icons':
      return ways.map(({ icon, value }) => p(`${icon} ${value}`)).join('');
    case 'old':
      return `<table><tr><td>Brasileiro(a), casado(a), 34 anos</td></tr><tr><td>Rua das Acácias, 412 – ${person.city} – ${person.state}\
</td></tr><tr><td>Tel.: ${person.phone} – E-mail: ${person.email}</td></tr>${ways
        .slice(3)
        .map(({ value }) => `<tr><td>${escape(value)}</td></tr>`)
        .join('')}</table>`;
  }
}

const ASIDE: readonly SectionName[] = ['skills', 'languages', 'courses', 'more'];

/** A person's CV as a page. */
export function writeHtml(person: Person, design: Design): string {
  const names = sectionsOf(person, design);
  const title = design.contact === 'old' ? '<p style="text-align:center">CURRICULUM VITAE</p>' : '';
  const top = `${title}<h1>${escape(person.name)}</h1>${p(roleLine(person, design))}`;
  const own = contact(person, design);
  const of = (some: readonly SectionName[]): string =>
    some.map((name) => whole(name, person, design)).join('');
  const body = (): string => {
    const { frame } = design;
    if (frame !== 'side-left' && frame !== 'side-right' && frame !== 'two') return `${top}${own}${of(names)}`;
    const aside = names.filter((name) => ASIDE.includes(name));
    const main = names.filter((name) => !ASIDE.includes(name));
    if (frame === 'two')
      return `${top}${own}<div class="frame two"><div>${of(main)}</div><div>${of(aside)}</div></div>`;
    const beside = design.contact === 'side' || design.contact === 'icons';
    const side = `<aside>${beside ? `<h2>Contato</h2>${own}` : ''}${of(aside)}</aside>`;
    const text = `<main>${top}${beside ? '' : own}${of(main)}</main>`;
    return `<div class="frame ${frame}">${frame === 'side-left' ? side + text : text + side}</div>`;
  };
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>${styleOf(design)}</style></head><body>${body()}</body></html>`;
}
