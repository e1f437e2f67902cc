export interface Colour {
  readonly use: string;
  readonly light: string;
  readonly dark: string;
}

const colour = (use: string, light: string, dark: string): Colour => ({ use, light, dark });

/** The colours of both themes; a test holds them equal to the style sheet. */
export const PALETTE = {
  paper: colour('Fundo da página', '#faf6ef', '#171511'),
  surface: colour('Cartões, campos, diálogos', '#fffdf9', '#201d18'),
  sunken: colour('Áreas rebaixadas e discretas', '#f2ece1', '#110f0c'),
  rule: colour('Linhas finas, só decoração', '#ded5c6', '#38332b'),
  edge: colour('Contorno de controles', '#837969', '#8a8070'),
  ink: colour('Texto', '#1f1b16', '#f1eadd'),
  'ink-soft': colour('Texto secundário', '#4a443a', '#cfc6b6'),
  'ink-faint': colour('Legendas e dicas', '#675f51', '#a39a8a'),
  accent: colour('Ações e links', '#0e5a52', '#7ccbb9'),
  'accent-strong': colour('Ações e links sob o cursor', '#0a433d', '#a3dfd0'),
  'on-accent': colour('Texto sobre accent', '#fffdf9', '#072c27'),
  'accent-soft': colour('Fundo de destaque', '#dee8dc', '#173631'),
  'on-accent-soft': colour('Texto sobre accent-soft', '#0a433d', '#a3dfd0'),
  success: colour('Algo deu certo', '#3a6112', '#a9cc72'),
  'success-soft': colour('Fundo de success', '#e9eed6', '#27321a'),
  warning: colour('Algo pede atenção', '#7a4b00', '#e9b95b'),
  'warning-soft': colour('Fundo de warning', '#f8eacb', '#3a2d14'),
  danger: colour('Erros e ações destrutivas', '#a0281c', '#f2988a'),
  'danger-strong': colour('Ação destrutiva sob o cursor', '#7f1a10', '#f8bdb3'),
  'on-danger': colour('Texto sobre danger', '#fffdf9', '#3b0d07'),
  'danger-soft': colour('Fundo de danger', '#fae3dd', '#43211c'),
  info: colour('Informação neutra', '#3f4b54', '#bfc8ce'),
  'info-soft': colour('Fundo de info', '#e9e7e1', '#2b2b29'),
  focus: colour('Contorno do foco', '#0e5a52', '#7ccbb9'),
  backdrop: colour('Véu atrás de um diálogo', 'rgb(31 27 22 / 0.5)', 'rgb(0 0 0 / 0.65)'),
} as const satisfies Readonly<Record<string, Colour>>;

export type ColourName = keyof typeof PALETTE;
