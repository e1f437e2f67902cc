import { formatLongCalendarDay } from '@aura/shared-domain';
import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { Opening, Section } from '@aura/shared-pages/editorial';
import { opening, sections } from '../../generated/pages/blog.ts';
import { LongRead } from '../artigo/long-read.tsx';
import { GuideList } from '../recursos/guide-list.tsx';
import { POSTS } from '../../generated/posts.ts';
import styles from './blog-page.module.css';
import { RichText } from '@aura/shared-ui';
import type { Post } from './post.ts';

/** `/blog`: every note in full, and the guides. */
export function BlogPage() {
  return (
    <>
      <Opening {...opening} />
      <div className={styles['posts']}>
        <LongRead label="Notas" sections={POSTS}>
          {POSTS.map((post) => (
            <PostArticle key={post.id} post={post} />
          ))}
        </LongRead>
      </div>
      <Section id="guias" title={sections.guias.title} lead={sections.guias.lead} layout="stacked">
        <GuideList guides={ARTICLE_SUMMARIES} />
      </Section>
    </>
  );
}

/** One note. Its title is its address. */
function PostArticle({ post }: { readonly post: Post }) {
  const { id, title, publishedOn, content_html } = post;
  return (
    <article className={styles['post']} aria-labelledby={id}>
      <time dateTime={publishedOn}>{formatLongCalendarDay(publishedOn)}</time>
      <h2 id={id}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <RichText html={content_html} />
    </article>
  );
}
