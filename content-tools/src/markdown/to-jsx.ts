import { writeMarkdown, type Dialect, type Written } from './write-markdown.ts';

export interface Jsx extends Written {
  /** Elements, without anything around them. */
  readonly jsx: string;
}

/** JSX for names in double braces: `{{email}}` within a paragraph, `{{tabela}}` alone in one. */
export interface Placeholders {
  readonly inline: Readonly<Record<string, string>>;
  readonly block: Readonly<Record<string, string>>;
}

const NAME = /\{\{([^{}]*)\}\}/u;
const WHOLE = /^\{\{([^{}]*)\}\}$/u;

/**
 * Turns Markdown into JSX, for texts with computed values or components.
 * @param link the component of links within the site
 */
export function convertMarkdownToJsx(markdown: string, { inline, block }: Placeholders, link: string): Jsx {
  const known = [...Object.keys(inline), ...Object.keys(block)].map((name) => `{{${name}}}`).join(', ');
  const unknown = (name: string): string => `"{{${name}}}" não existe aqui; há ${known}`;
  const dialect: Dialect = {
    words: (text, fault) =>
      text
        .split(new RegExp(NAME, 'u'))
        .map((part, at) => {
          if (at % 2 === 0) return part === '' ? '' : literal(part);
          if (inline[part] === undefined) fault(unknown(part));
          return inline[part] ?? '';
        })
        .join(''),
    link: (href, inner) =>
      href.startsWith('/')
        ? `<${link} to=${JSON.stringify(href)}>${inner}</${link}>`
        : `<a href=${JSON.stringify(href)}>${inner}</a>`,
    block: (text, fault) => {
      const [, name] = WHOLE.exec(text) ?? [];
      if (name === undefined || inline[name] !== undefined) return null;
      if (block[name] === undefined) fault(unknown(name));
      return block[name] ?? '';
    },
  };
  const { text, ...written } = writeMarkdown(markdown, dialect);
  return { jsx: joinLiterals(text), ...written };
}

const literal = (text: string): string => `{${JSON.stringify(text)}}`;

/** Texts side by side are one: React would write a mark between them. Within a text the quotation mark is escaped. */
const joinLiterals = (jsx: string): string => jsx.replaceAll('"}{"', '');
