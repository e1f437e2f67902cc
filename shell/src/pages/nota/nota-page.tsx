import { matchesPattern } from '@aura/shared-domain';
import { useLocation } from '@aura/shared-session/router';
import { POST_TEXTS } from '../../generated/post-texts.ts';
import { POSTS } from '../../generated/posts.ts';
import { Guide } from '../artigo/artigo-page.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { GuideList } from '../recursos/guide-list.tsx';

/** Others to read after a note. */
const MORE = 3;

/** `/blog/:slug`: one note. */
export default function NotaPage() {
  const { pathname } = useLocation();
  const post = POSTS.find(({ id }) => matchesPattern(`/blog/${id}`, pathname));
  const text = post && POST_TEXTS[post.id];
  if (!post || text === undefined) return <NotFoundPage />;
  const others = POSTS.filter(({ id }) => id !== post.id);
  const alike = others.toSorted(
    (a, b) => Number(b.category === post.category) - Number(a.category === post.category),
  );
  return (
    <Guide article={{ ...post, content_html: text }} label="Nesta nota">
      <GuideList guides={alike.slice(0, MORE)} folder="/blog" />
    </Guide>
  );
}
