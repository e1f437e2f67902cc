import {
  contactsOf,
  contentOf,
  type EntryText,
  escapeXml as escape,
  roleLine,
  sectionsOf,
} from './content.ts';
import type { Design, ListLook } from './design.ts';
import { styleOf } from './html-style.ts';
import type { Person } from './people.ts';
import { headOf, levelOf, type SectionName } from './wording.ts';

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
    case 'circles':
      return `<div class="circles">${items.map(({ name, note }) => `<span>${escape(note === '' ? name : `${name} (${note})`)}</span>`).join('')}</div>`;
    case 'columns':
      return `<div class="columns">${items.map(({ name, note }) => p(note === '' ? name : `${name} (${note})`)).join('')}</div>`;
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

/** An entry of a timeline: its date before a dot, or above the names beside a line with drawn dots. */
function dottedEntry(period: string, told: string, body: string, { number }: Design): string {
  if (number % 3 === 0)
    return `<div class="entry dotted"><div>${escape(period)}</div><div>●</div><div>${told}${body}</div></div>`;
  if (number % 3 === 1) return `<div class="entry line">${p(period)}${told}${body}</div>`;
  return `<div class="entry rail"><div>${escape(period)}</div><div class="line">${told}${body}</div></div>`;
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
    case 'dot':
      return dottedEntry(period, told, body, design);
    case 'badge':
      return `<div class="entry">${told.replace('</p>', period === '' ? '</p>' : ` <span class="badge">${escape(period)}</span></p>`)}${body}</div>`;
    case 'opposite': {
      const [first, second] = design.order === 'company' ? [names[1], names[0]] : names;
      return `<div class="entry"><div class="row"><b>${escape(first)}</b><span>${escape(text.place)}</span></div>\
<div class="row"><i>${escape(second)}</i><span class="date">${escape(period)}</span></div>${body}</div>`;
    }
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
  if (design.frame === 'cards')
    return `<div class="cards${design.number % 2 === 0 ? ' double' : ''}">${written}</div>`;
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

function whole(name: SectionName, person: Person, design: Design): string {
  const [title, text] = [head(name, design), section(name, person, design)];
  if (design.headLook === 'rotated') return `<div class="turned">${title}<div>${text}</div></div>`;
  return design.frame === 'heads-left'
    ? `<div class="beside">${title}<div>${text}</div></div>`
    : title + text;
}

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

const FOOT: readonly SectionName[] = ['skills', 'languages', 'courses', 'education', 'more'];

/** The name, the role and the contact details in the order of the layout. */
function topOf(person: Person, design: Design, own = contact(person, design)): string {
  const title = design.contact === 'old' ? '<p style="text-align:center">CURRICULUM VITAE</p>' : '';
  const name = `${title}<h1>${escape(person.name)}</h1>`;
  const role = p(roleLine(person, design));
  switch (design.top) {
    case 'name':
      return name + role + own;
    case 'contact':
      return own + name + role;
    case 'role':
      return role + name + own;
    case 'middle':
      return `<div class="middle">${name}${own}${role}</div>`;
  }
}

const closingOf = ({ closing }: Design): string => (closing === '' ? '' : `<h2>References</h2>${p(closing)}`);

/** A person's CV as a page. */
export function writeHtml(person: Person, design: Design): string {
  const names = sectionsOf(person, design);
  const own = contact(person, design);
  const top = topOf(person, design);
  const of = (some: readonly SectionName[]): string =>
    some.map((name) => whole(name, person, design)).join('');
  const body = (): string => {
    const { frame } = design;
    const aside = names.filter((name) => ASIDE.includes(name));
    const main = names.filter((name) => !ASIDE.includes(name));
    switch (frame) {
      case 'two':
        return `${top}<div class="frame two"><div>${of(main)}</div><div>${of(aside)}</div></div>`;
      case 'three': {
        const foot = names.filter((name) => FOOT.includes(name));
        const third = Math.ceil(foot.length / 3);
        const column = (at: number): string => `<div>${of(foot.slice(at * third, (at + 1) * third))}</div>`;
        return `${top}${of(names.filter((name) => !FOOT.includes(name)))}\
<div class="frame three">${column(0)}${column(1)}${column(2)}</div>`;
      }
      case 'side-left':
      case 'side-right': {
        const beside = design.contact === 'side' || design.contact === 'icons';
        const side = `<aside>${beside ? `<h2>Contato</h2>${own}` : ''}${of(aside)}</aside>`;
        const text = `<main>${topOf(person, design, beside ? '' : own)}${of(main)}</main>`;
        return `<div class="frame ${frame}">${frame === 'side-left' ? side + text : text + side}</div>`;
      }
      case 'single':
      case 'table':
      case 'grid':
      case 'cards':
      case 'heads-left':
        return `${top}${of(names)}${closingOf(design)}`;
    }
  };
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>${styleOf(design)}</style></head><body>${body()}</body></html>`;
}
