/** Icons of the own set. */
export type IconName =
  | 'check'
  | 'close'
  | 'menu'
  | 'bell'
  | 'lock'
  | 'chevronDown'
  | 'chevronRight'
  | 'arrowRight'
  | 'upload'
  | 'file'
  | 'user'
  | 'star'
  | 'compass'
  | 'ruler'
  | 'microphone'
  | 'radar'
  | 'book'
  | 'spark'
  | 'alert'
  | 'info'
  | 'target'
  | 'clock'
  | 'logout'
  | 'settings'
  | 'chart'
  | 'calendar'
  | 'search'
  | 'users';

/**
 * Outlines on a grid of 24, stroke 1.5, drawn for this project.
 * One string per icon, so that an icon is one element.
 */
export const iconPaths: Readonly<Record<IconName, string>> = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 20.5c.5.6 1.2.9 2 .9s1.5-.3 2-.9M12 3.5v2',
  lock: 'M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v6.5A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5V12A1.5 1.5 0 0 1 7 10.5zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronRight: 'M9.5 6l6 6-6 6',
  arrowRight: 'M4.5 12h15M13.5 6l6 6-6 6',
  upload: 'M12 15.5V4.5M7.5 9L12 4.5 16.5 9M4.5 15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2.5',
  file: 'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5M9 13h6M9 16.5h4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.9-3.4 3.9-5 7.5-5s6.6 1.6 7.5 5',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.8l5.6-.7z',
  compass: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM15.5 8.5l-2 5-5 2 2-5z',
  ruler: 'M3.5 15.5l12-12 5 5-12 12zM7 12l2 2M10 9l2.5 2.5M13 6l2 2',
  microphone:
    'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM6 11.5a6 6 0 0 0 12 0M12 17.5v3M9 20.5h6',
  radar: 'M12 12l5.8-5.8M19.6 8.2A8.5 8.5 0 1 1 15.8 4.4M15.8 10.1a4.25 4.25 0 1 1-1.9-1.9',
  book: 'M12 6.5C10.5 5 8 4.5 4 4.5V18c4 0 6.5.5 8 2 1.5-1.5 4-2 8-2V4.5c-4 0-6.5.5-8 2zM12 6.5V20',
  spark: 'M11 4l1.7 5.3L18 11l-5.3 1.7L11 18l-1.7-5.3L4 11l5.3-1.7zM18.5 15.5v5M16 18h5',
  alert: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.1',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.8v.1',
  target:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 12v.1',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5l3.5 2',
  logout: 'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9.5 12h10M15.5 8l4 4-4 4',
  settings:
    'M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9M15.25 9.75a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM8.75 18.75a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z',
  chart: 'M4 4.5v15h16.5M8.5 15.5v-4M13 15.5V8M17.5 15.5v-6',
  calendar: 'M5 6.5h14v13H5zM5 10.5h14M8.5 4v4M15.5 4v4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5l5 5',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.7-3.2 3.2-5 6.5-5s5.8 1.8 6.5 5M15.5 4.9a3.5 3.5 0 0 1 0 6.3M18 14.8c2 .7 3.2 2.3 3.6 4.7',
};
