import type { NavigationSection } from '../../navigation/sections.ts';
import styles from './menu.module.css';
import { NavigationLink } from './navigation-link.tsx';

interface Props {
  readonly sections: readonly NavigationSection[];
}

/** Every entry of the navigation, one below the other, groups under their headings. */
export function NavigationList({ sections }: Props) {
  return (
    <ul className={styles['list']}>
      {sections.map((section) => (
        <li key={computeSectionKey(section)}>
          <NavigationSectionView section={section} />
        </li>
      ))}
    </ul>
  );
}

/** One entry, or a heading with its entries. */
export function NavigationSectionView({
  section: { heading, items },
}: {
  readonly section: NavigationSection;
}) {
  const links = items.map((item) => <NavigationLink key={item.path} item={item} />);
  if (heading === null) return links;
  return (
    <>
      <p className={styles['heading']}>{heading}</p>
      <ul aria-label={heading} className={styles['members']}>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </>
  );
}

export const computeSectionKey = ({ heading, items }: NavigationSection): string =>
  heading ?? items[0]?.path ?? '';
