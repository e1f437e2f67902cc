/** Words without a meaning of their own in a title. */
export const STOP_WORDS =
  'a o as os e de do da dos das em no na nos nas para por pelo pela com sem ao aos um uma ou of the for and in at to on with an by or';

/** Rungs of a career: they tell two jobs apart, not two trades. */
export const RANK_WORDS =
  'junior pleno senior trainee i ii iii iv v 1 2 3 estagiario aprendiz especialista principal staff efetivo ' +
  'substituto titular adjunto iniciante experiente jovem mid entry level';

/** What job ads add to a title and no classification holds. */
export const NOISE_WORDS =
  'vaga vagas urgente contrata contratacao contratando oportunidade exclusiva afirmativa remoto remota ' +
  'hibrido hibrida presencial home office homeoffice clt pj mei temporario efetivo freelancer freela autonomo ' +
  'autonoma integral turno noturno diurno plantao 12x36 6x1 5x2 escala mulheres pcd sp rj mg rs sc ba ce ' +
  'pe go df es paulo campinas curitiba brasilia goiania manaus brasil remote hybrid onsite';
