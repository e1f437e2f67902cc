import { Icon, type IconName } from '@aura/shared-ui';
import styles from './side-by-side.module.css';

interface ViewProps {
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly string[];
}

/** Lists for comparison, side by side if there is room. */
export function SideBySide({ views }: { readonly views: readonly ViewProps[] }) {
  return (
    <div className={styles['views']}>
      {views.map(({ title, icon, items }) => (
        <div key={title} className={styles['view']}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Icon name={icon} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
