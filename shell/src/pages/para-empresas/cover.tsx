import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { opening } from '../../generated/pages/para-empresas.ts';
import styles from './cover.module.css';
import { FirstWay } from './first-way.tsx';
import { SkillsMap } from './skills-map.tsx';

/** The first screen: the promise on one side, the picture that proves it on the other. */
export function Cover() {
  return (
    <section className={styles['cover']} data-bleed>
      <div className={styles['headline']}>
        <PageHeader
          {...opening}
          actions={
            <>
              <FirstWay />
              <Link to="/faq-empresas" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
                Perguntas frequentes
              </Link>
            </>
          }
        />
      </div>
      <SkillsMap />
    </section>
  );
}
