import { Icon } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import { makeBootMark, BOOT } from '../../document/boot-marks.ts';
import { fitBar } from '../../navigation/fit-bar.ts';
import type { NavigationSection } from '../../navigation/sections.ts';
import styles from './bar.module.css';
import { computeSectionKey, NavigationSectionView } from './navigation-list.tsx';
import { NavigationLink } from './navigation-link.tsx';

interface Props {
  readonly sections: readonly NavigationSection[];
}

/** The navigation in one line: single entries, groups that fold open, and behind "Mais" what does not fit. */
export function NavigationBar({ sections }: Props) {
  const standings = fitBar(sections);
  const inBar = sections.filter((_, index) => standings[index] !== 'never');
  const behind = sections.filter((_, index) => standings[index] !== 'narrow');
  const isWide = (section: NavigationSection) => standings[sections.indexOf(section)] === 'wide';
  return (
    <ul className={styles['bar']}>
      {inBar.map((section) => (
        <li key={computeSectionKey(section)} className={isWide(section) ? styles['wide'] : undefined}>
          <BarSection section={section} />
        </li>
      ))}
      {behind.length > 0 && (
        <li className={behind.every(isWide) ? styles['notWide'] : undefined}>
          <Menu label="Mais" isLast>
            {behind.map((section) => (
              <li
                key={computeSectionKey(section)}
                className={isWide(section) ? styles['notWide'] : undefined}
              >
                <NavigationSectionView section={section} />
              </li>
            ))}
          </Menu>
        </li>
      )}
    </ul>
  );
}

function BarSection({ section: { heading, items } }: { readonly section: NavigationSection }) {
  if (heading === null) return items.map((item) => <NavigationLink key={item.path} item={item} />);
  return (
    <Menu label={heading}>
      {items.map((item) => (
        <li key={item.path}>
          <NavigationLink item={item} />
        </li>
      ))}
    </Menu>
  );
}

interface MenuProps {
  readonly label: string;
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

/** A disclosure of the browser's own, which works before any script is there; the small script closes it. */
const Menu = ({ label, isLast = false, children }: MenuProps) => (
  <details name="menu-da-barra" className={styles['menu']} {...makeBootMark(BOOT.menu)}>
    <summary className={styles['summary']}>
      {label}
      <Icon name="chevronDown" size={14} />
    </summary>
    <ul aria-label={label} className={isLast ? styles['lastPanel'] : styles['panel']}>
      {children}
    </ul>
  </details>
);
