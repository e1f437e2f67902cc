import { formatLongCalendarDay, matchesPattern } from '@aura/shared-domain';
import { type Article, ARTICLE_SUMMARIES, ARTICLES } from '@aura/shared-domain/articles';
import type { ReactNode } from 'react';
import { useLocation } from '@aura/shared-session/router';
import { RichText } from '@aura/shared-ui';
import { splitRichText } from '@aura/shared-ui/host';
import { CallBand, Opening, Section } from '@aura/shared-pages/editorial';
import NotFoundPage from '../not-found/not-found-page.tsx';
import styles from './artigo-page.module.css';
import { LongRead } from './long-read.tsx';
import { sections } from '../../generated/pages/recursos.ts';
import { FirstStepLink } from '../../navigation/first-step-link.tsx';
import { GuideList } from '../recursos/guide-list.tsx';

/** `/recursos/:slug`: one guide. The shell finds its pages without the router's patterns, so that there are no params. */
export default function ArtigoPage() {
  const { pathname } = useLocation();
  const article = ARTICLES.find(({ id }) => matchesPattern(`/recursos/${id}`, pathname));
  return article ? (
    <Guide article={article} label="Neste guia">
      <GuideList guides={ARTICLE_SUMMARIES.filter(({ id }) => id !== article.id)} />
    </Guide>
  ) : (
    <NotFoundPage />
  );
}

interface GuideProps {
  readonly article: Article;
  /** Label of its list of sections. */
  readonly label: string;
  /** Others to read. */
  readonly children: ReactNode;
}

/** One text with its heading, and the content after it. */
export function Guide({ article, label, children }: GuideProps) {
  const { category, title, description, readingTime, publishedOn, content_html } = article;
  const parts = splitRichText(content_html);
  return (
    <>
      <article className={styles['article']}>
        <Opening
          eyebrow={category}
          title={title}
          lead={
            <>
              <p>{description}</p>
              <p className={styles['meta']}>
                <span>{readingTime} min de leitura</span>
                <time dateTime={publishedOn}>{formatLongCalendarDay(publishedOn)}</time>
              </p>
            </>
          }
        />
        {parts.length > 0 ? (
          <LongRead label={label} sections={parts}>
            <RichText html={content_html} />
          </LongRead>
        ) : (
          <RichText html={content_html} />
        )}
      </article>
      <WaysOn>{children}</WaysOn>
    </>
  );
}

/** The content after a text: another one, or the diagnosis. */
function WaysOn({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Section id="continue-lendo" title={sections['continue-lendo'].title} layout="stacked">
        {children}
      </Section>
      <CallBand
        id="e-no-seu-caso"
        title={sections['e-no-seu-caso'].title}
        text={sections['e-no-seu-caso'].lead}
      >
        <FirstStepLink size="lg" />
      </CallBand>
    </>
  );
}
