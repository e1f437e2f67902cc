import type { Field } from '@aura/shared-career';
import { listed } from '../../bank/words/listed.ts';

/** What people speak of who speak of something else than work. */
export interface Theme {
  /** Fields of work that it belongs to: there it is no sign of anything else. */
  readonly workOf: readonly Field[];
  /** No word whose forms are those of another: "padre" and "padrão" share theirs. */
  readonly words: Readonly<Record<'pt' | 'en', readonly string[]>>;
}

/** Themes of leisure, home and news; of words that trades share with them only those that few use at work. */
export const THEMES: readonly Theme[] = [
  {
    workOf: ['hospitality', 'agriculture', 'health', 'commerce', 'care'],
    words: {
      pt: listed(`
        churrasco, churrasqueira, cerveja, vinho, bolo, brigadeiro, sorvete, pizza, feijão, feijoada, arroz, farofa, carne, frango, peixe, ovo,
        açúcar, farinha, fermento, manteiga, azeite, alho, cebola, tempero, liquidificador, panela, forno, assar, fritar, refogar, xícara,
        dieta, emagrecer, comer, leite, fruta`),
      en: listed(`
        barbecue, beer, wine, cake, pizza, beans, rice, meat, chicken, fish, egg, sugar, flour, butter, garlic, onion, salt, pan, oven, bake,
        fry, boil, recipe, cup, spoon, diet, eat, drink`),
    },
  },
  {
    workOf: ['hospitality', 'business', 'marketing', 'communication'],
    words: {
      pt: listed(`
        festa, aniversário, noivo, noiva, praia, mar, piscina, férias, passeio, passear, turismo, pousada,
        sítio, cachoeira, pescar, acampar, nadar, natal, carnaval, lareira, videogame, loteria, sorte, suíte, varanda, apartamento, grátis`),
      en: listed(`
        birthday, wedding, beach, sea, sand, holiday, vacation, fishing, camping, swim, christmas, lottery, luck`),
    },
  },
  {
    workOf: [],
    words: {
      pt: listed(`
        primo, prima, tio, tia, avó, avô, vovó, marido, esposa, namorado, namorada, sogra, sobrinho, neto, compadre, amor, saudade, beijo,
        horóscopo, signo, maquiagem, esmalte, tricô, crochê, agulha, princesa, rei, rainha, castelo, fábula`),
      en: listed(`
        cousin, uncle, aunt, grandmother, grandfather, grandma, husband, wife, boyfriend, girlfriend, kiss, horoscope, princess, king, queen,
        castle, fairy, wolf`),
    },
  },
  {
    workOf: ['education', 'communication'],
    words: {
      pt: listed(`
        futebol, gol, goleiro, zagueiro, atacante, torcida, torcedor, campeonato, estádio, arquibancada, artilheiro, lateral, placar, pênalti, vôlei, basquete, handebol`),
      en: listed(`
        football, soccer, game, goalkeeper, striker, fans, league, penalty, basketball, tennis`),
    },
  },
  {
    workOf: ['communication', 'design', 'marketing', 'education'],
    words: {
      pt: listed(`
        pagode, samba, dançar, música, cantor, cantora, banda, violão, novela, filme, seriado, episódio, ator, atriz, cinema,
        netflix, poema, show, palco, refrão, festival, dragão, espada`),
      en: listed(`
        dance, danced, music, song, sing, sang, singer, band, guitar, movie, film, episode, actor, actress, cinema, poem, verse`),
    },
  },
  {
    workOf: ['agriculture', 'education', 'engineering', 'construction'],
    words: {
      pt: listed(`
        cachorro, gato, passarinho, cavalo, bicho, flor, jardim, árvore, bosque, regar, chuva, sol, frio, calor, vento, nublado, céu, lua,
        estrela, planeta, galáxia, oceano, rio, lago, ilha, floresta, animal, mamífero, espécie`),
      en: listed(`
        dog, cat, bird, horse, flower, garden, tree, forest, rain, sun, snow, wind, cloudy, sky, moon, star, planet, galaxy, ocean, river, lake,
        island, mountain, animal, mammal, species`),
    },
  },
  {
    workOf: ['publicService', 'law', 'communication', 'education'],
    words: {
      pt: listed(`
        deus, santo, igreja, oração, rezar, pastor, bíblia, guerra, exército, império, século, revolução, presidente, deputado, senador,
        eleição, governo, polícia, policial, crime, suspeito, assalto, vítima, dólar, bolsa, inflação`),
      en: listed(`
        god, church, prayer, pray, priest, bible, war, army, empire, century, president, senator, election, government, police, crime, suspect,
        victim`),
    },
  },
];
