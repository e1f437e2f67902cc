import { Marked, type Token, type Tokens } from 'marked';

/** Something in a text that no page draws. */
interface MarkdownFault {
  /** Of the text, from 1. */
  readonly line: number;
  readonly message: string;
}

/** A link of the text, with its place. */
interface MarkdownLink {
  readonly href: string;
  readonly line: number;
}

/** What a text became. */
export interface Written {
  readonly links: readonly MarkdownLink[];
  readonly faults: readonly MarkdownFault[];
}

/** How the parts of a text are written that differ from HTML to JSX. */
export interface Dialect {
  /** A piece of plain text. What is wrong with it is given to `fault`. */
  readonly words: (text: string, fault: (message: string) => void) => string;
  readonly link: (href: string, inner: string) => string;
  /** A paragraph that is one name in double braces; null where it is an ordinary paragraph. */
  readonly block: (text: string, fault: (message: string) => void) => string | null;
}

const MARKED = new Marked({ gfm: true });

const REFUSED: Readonly<Record<string, string>> = {
  html: 'HTML não é aceito; escreva em Markdown',
  code: 'bloco de código não é aceito (um parágrafo não começa com quatro espaços)',
  codespan: 'texto entre acentos graves não é aceito',
  hr: 'linha divisória não é aceita; comece uma seção com "## Título"',
  image: 'imagem não é aceita',
  table: 'tabela não é aceita; escreva uma lista',
  del: 'texto riscado não é aceito',
  br: 'quebra de linha dentro de um parágrafo não é aceita; deixe uma linha vazia entre os parágrafos',
  def: 'escreva o endereço no próprio link: [texto](endereço)',
};

/** Writes Markdown as blocks of the few elements that pages draw. What they do not draw is a fault. */
export function writeMarkdown(markdown: string, dialect: Dialect): Written & { readonly text: string } {
  const writer = new Writer(markdown, dialect);
  const text = writer.blocks(MARKED.lexer(markdown), 0, markdown.length);
  return { text, links: writer.links, faults: writer.faults };
}

/** Writes tokens. `from` is where in the text the token's own text begins. */
class Writer {
  readonly links: MarkdownLink[] = [];
  readonly faults: MarkdownFault[] = [];
  readonly #text: string;
  readonly #dialect: Dialect;

  constructor(text: string, dialect: Dialect) {
    this.#text = text;
    this.#dialect = dialect;
  }

  blocks(tokens: readonly Token[], from: number, to: number): string {
    const blocks = this.#placed(tokens, from, to).flatMap(([token, at]) => this.#block(token, at));
    return blocks.join('\n').replace(/^\n/u, '');
  }

  inline(tokens: readonly Token[], from: number): string {
    return this.#placed(tokens, from, this.#text.length)
      .map(([token, at]) => this.#inlineOf(token, at))
      .join('');
  }

  /** Tokens with the place of each: the next one of its wording, which in lists and quotations is cut from the text. */
  #placed(tokens: readonly Token[], from: number, to: number): (readonly [Token, number])[] {
    let at = from;
    return tokens.map((token) => {
      const [line = ''] = token.raw.trimStart().split('\n');
      const found = this.#text.indexOf(line, at);
      const place = found === -1 || found > to ? at : found;
      at = place + line.length;
      return [token, place] as const;
    });
  }

  #block(token: Token, at: number): string[] {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        const { depth, tokens } = token as Tokens.Heading;
        if (depth !== 2 && depth !== 3)
          this.#fault(at, 'um título começa com "##" (seção) ou "###" (parte de uma seção)');
        return [`${depth === 2 ? '\n' : ''}<h${depth}>${this.inline(tokens, at)}</h${depth}>`];
      }
      case 'paragraph':
        return [this.#paragraph(token as Tokens.Paragraph, at)];
      case 'blockquote': {
        const { tokens, raw } = token as Tokens.Blockquote;
        return [`<blockquote>${this.blocks(tokens, at, at + raw.length)}</blockquote>`];
      }
      case 'list':
        return [this.#list(token as Tokens.List, at)];
      default:
        return [this.#refuse(token, at)];
    }
  }

  #paragraph({ text, tokens }: Tokens.Paragraph, at: number): string {
    const block = this.#dialect.block(text.trim(), (message) => this.#fault(at, message));
    return block ?? `<p>${this.inline(tokens, at)}</p>`;
  }

  #list({ ordered, start, items, raw }: Tokens.List, at: number): string {
    if (ordered && start !== 1) this.#fault(at, 'uma lista numerada começa em 1');
    const tag = ordered ? 'ol' : 'ul';
    const rows = this.#placed(items, at, at + raw.length).map(
      ([item, place]) => `<li>${this.#item(item as Tokens.ListItem, place)}</li>`,
    );
    return `<${tag}>\n${rows.join('\n')}\n</${tag}>`;
  }

  #item({ tokens, task, raw }: Tokens.ListItem, at: number): string {
    if (task) this.#fault(at, 'caixa de marcar não é aceita');
    return this.#placed(tokens, at, at + raw.length)
      .flatMap(([token, place]) =>
        token.type === 'text'
          ? [this.inline((token as Tokens.Text).tokens ?? [], place)]
          : this.#block(token, place),
      )
      .join('\n');
  }

  #inlineOf(token: Token, at: number): string {
    switch (token.type) {
      case 'text':
        return this.#words(token.raw, at);
      case 'escape':
        return this.#dialect.words(token.raw.slice(1), () => {});
      case 'strong':
      case 'em':
        return `<${token.type}>${this.inline((token as Tokens.Strong).tokens, at)}</${token.type}>`;
      case 'link':
        return this.#link(token as Tokens.Link, at);
      default:
        return this.#refuse(token, at);
    }
  }

  #words(raw: string, at: number): string {
    const entity = /&#?\w+;/u.exec(raw);
    if (entity) this.#fault(at, `"${entity[0]}" apareceria assim mesmo; escreva o próprio sinal`);
    return this.#dialect.words(raw.replaceAll(/\s*\n\s*/gu, ' '), (message) => this.#fault(at, message));
  }

  #link({ href, raw, title, tokens }: Tokens.Link, at: number): string {
    // A bare address is a text that shows it, such as that of a swindler.
    if (!raw.startsWith('[')) return this.#words(raw, at);
    if (title) this.#fault(at, 'um link não tem título: [texto](endereço)');
    if (!/^(?:\/(?!\/)|https:\/\/|mailto:|#)/u.test(href))
      this.#fault(at, `o endereço "${href}" deve começar com "/" ou "https://"`);
    this.links.push({ href, line: this.#lineAt(at) });
    return this.#dialect.link(href, this.inline(tokens, at));
  }

  #refuse(token: Token, at: number): string {
    this.#fault(at, REFUSED[token.type] ?? `isto não é aceito em um texto: ${token.raw.trim().slice(0, 40)}`);
    return '';
  }

  #fault(at: number, message: string): void {
    this.faults.push({ line: this.#lineAt(at), message });
  }

  #lineAt(offset: number): number {
    return this.#text.slice(0, offset).split('\n').length;
  }
}
