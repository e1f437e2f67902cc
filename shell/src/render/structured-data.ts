import { APP_NAME } from '@aura/shared-domain';
import { FAQ_GROUPS } from '../generated/faq/pessoas.ts';
import { FAQ_GROUPS as COMPANY_FAQ_GROUPS } from '../generated/faq/empresas.ts';
import type { PageHead } from '../head/head-tags.ts';

type Groups = readonly {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}[];

const QUESTIONS: Readonly<Record<string, Groups>> = {
  '/faq': FAQ_GROUPS,
  '/faq-empresas': COMPANY_FAQ_GROUPS,
};

/** Structured data (schema.org) of a page: articles, questions and answers, the site itself. */
export function buildStructuredData(page: PageHead, origin: string): readonly object[] {
  const groups = QUESTIONS[page.path ?? ''];
  if (groups) return [makeFaq(groups)];
  if (page.kind === 'article') return [makeArticle(page, origin)];
  return page.path === '/' ? [makeSite(page, origin)] : [];
}

const CONTEXT = 'https://schema.org';

function makeFaq(groups: Groups): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: 'pt-BR',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}

function makeArticle({ title, description, path, publishedOn }: PageHead, origin: string): object {
  const publisher = { '@type': 'Organization', name: APP_NAME, url: origin };
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: 'pt-BR',
    datePublished: publishedOn,
    mainEntityOfPage: origin + (path ?? ''),
    image: `${origin}/social.png`,
    author: publisher,
    publisher,
  };
}

function makeSite({ description }: PageHead, origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: APP_NAME,
    url: origin,
    description,
    inLanguage: 'pt-BR',
  };
}
