import { ARTICLE_SUMMARIES } from '@aura/shared-domain/articles';
import { Opening, Section } from '@aura/shared-pages/editorial';
import { opening, sections } from '../../generated/pages/recursos.ts';
import { GuideList } from './guide-list.tsx';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { useWayIn } from '../../navigation/ways.ts';
import { useIsKnownPath } from '../../routes/known-paths.tsx';
import styles from './recursos-page.module.css';

/** `/recursos`: the guides, and other learning resources. */
export default function RecursosPage() {
  return (
    <>
      <Opening {...opening} />
      <Section id="guias" title={sections.guias.title} layout="stacked">
        <GuideList guides={ARTICLE_SUMMARIES} />
      </Section>
      <AccountResources />
    </>
  );
}

/** Learning resources that need an account, if available. */
function AccountResources() {
  const isKnown = useIsKnownPath();
  const findWayIn = useWayIn();
  const resources = sections['na-conta'].entries.filter(({ to }) => isKnown(to));
  if (resources.length === 0) return null;
  return (
    <Section id="na-conta" title={sections['na-conta'].title} lead={sections['na-conta'].lead}>
      <ul className={styles['resources']}>
        {resources.map(({ title, text, to, label }) => (
          <li key={to}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={findWayIn(to)} className={buttonClass({ variant: 'secondary' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
