import { matchesPattern } from '@aura/shared-domain';
import { ARTICLES, type Article } from '@aura/shared-domain/articles';
import { useLocation } from '@aura/shared-session/router';
import { RichText } from '@aura/shared-ui';
import { richTextSections } from '@aura/shared-ui/host';
import { Opening } from '@aura/shared-pages/editorial';
import NotFoundPage from '../not-found/index.ts';
import { longDay } from '../recursos/long-day.ts';
import styles from './artigo-page.module.css';
import { LongRead } from './long-read.tsx';
import { WaysOn } from './ways-on.tsx';

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
                <time dateTime={publishedOn}>{longDay(publishedOn)}</time>
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
