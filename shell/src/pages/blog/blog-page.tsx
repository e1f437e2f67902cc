import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { Opening, Section } from '@aura/shared-pages/editorial';
import { opening, sections } from '../../generated/pages/blog.ts';
import { POSTS } from '../../generated/posts.ts';
import { GuideList } from '../recursos/guide-list.tsx';

const PARTS = [
  { id: 'carreira', category: 'Carreira' },
  { id: 'como-e-feita', category: 'Como a Aura é feita' },
] as const;

/** `/blog`: texts about careers and about the making of the product, and the guides. */
export default function BlogPage() {
  return (
    <>
      <Opening {...opening} />
      {PARTS.map(({ id, category }) => (
        <Section key={id} id={id} title={sections[id].title} lead={sections[id].lead} layout="stacked">
          <GuideList guides={POSTS.filter((post) => post.category === category)} folder="/blog" />
        </Section>
      ))}
      <Section id="guias" title={sections.guias.title} lead={sections.guias.lead} layout="stacked">
        <GuideList guides={ARTICLE_SUMMARIES} />
      </Section>
    </>
  );
}
