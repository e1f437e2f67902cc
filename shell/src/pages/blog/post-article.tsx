import { RichText } from '@aura/shared-ui';
import { longDay } from '../recursos/long-day.ts';
import styles from './blog-page.module.css';
import type { Post } from './post.ts';

/** One note. Its title is its address. */
export function PostArticle({ post }: { readonly post: Post }) {
  const { id, title, publishedOn, content_html } = post;
  return (
    <article className={styles['post']} aria-labelledby={id}>
      <time dateTime={publishedOn}>{longDay(publishedOn)}</time>
      <h2 id={id}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <RichText html={content_html} />
    </article>
  );
}
