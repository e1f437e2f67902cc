import { formatLongCalendarDay, matchesPattern } from '@aura/shared-domain';
import { type Article, ARTICLE_SUMMARIES, ARTICLES } from '@aura/shared-domain/articles';
import { useLocation } from '@aura/shared-session/router';
import { RichText } from '@aura/shared-ui';
import { richTextSections } from '@aura/shared-ui/host';
import { CallBand, Opening, Section } from '@aura/shared-pages/editorial';
import NotFoundPage from '../not-found/index.ts';
import styles from './artigo-page.module.css';
import { LongRead } from './long-read.tsx';
import { sections } from '../../generated/pages/recursos.ts';
import { FirstStepLink } from '../../navigation/first-step-link.tsx';
import { GuideList } from '../recursos/guide-list.tsx';

/** `/recursos/:slug`: one guide. The shell finds its pages without the router's patterns, so that there are no params. */
export function ArtigoPage() {
  const { pathname } = useLocation();
  const article = ARTICLES.find(({ id }) => matchesPattern(`/recursos/${id}`, pathname));
  return article ? <Guide article={article} /> : <NotFoundPage />;
}

function Guide({ article }: { readonly article: Article }) {
  const { id, category, title, description, readingTime, publishedOn, content_html } = article;
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
        <LongRead label="Neste guia" sections={richTextSections(content_html)}>
          <RichText html={content_html} />
        </LongRead>
      </article>
      <WaysOn readId={id} />
    </>
  );
}

/** What comes after a guide: another one, or the diagnosis. */
function WaysOn({ readId }: { readonly readId: string }) {
  return (
    <>
      <Section id="continue-lendo" title={sections['continue-lendo'].title} layout="stacked">
        <GuideList guides={ARTICLE_SUMMARIES.filter(({ id }) => id !== readId)} />
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
