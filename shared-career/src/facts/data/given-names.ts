/** Given and family names that are frequent in Brazil, folded; beside them a verb's ending makes no common word. */
export const PERSON_NAMES = `
armando rolando hernando normando rosendo florindo arlindo laurindo clarindo olindo deolindo ermelindo andrei
sergei alexei anunciacao encarnacao consolacao adriana adriano alan alana alberto alessandra alessandro alex
alexandre alice aline amanda ana anderson andre andrea andreia
angela anna antonia antonio ariane arthur artur augusto barbara beatriz benedito bernardo bianca breno bruna bruno caio camila
carina carla carlos carolina caroline cassia cecilia celia celso cesar cintia clarice claudia claudinei claudio cleber cleide
cristiane cristiano cristina daniel daniela daniele danilo davi david debora denis denise diego diogo douglas edgar edilson
edna edson eduarda eduardo elaine eliane elias elisa elisangela eliza elza emerson erica erick ester evandro fabiana fabiano
fabio fabricio felipe fernanda fernando flavia flavio francisca francisco gabriel gabriela geraldo gilberto gilmar gilson
giovana giovanna gisele gloria guilherme gustavo heitor helena helio henrique hugo igor ines ingrid iara isabel isabela ivan
ivone jaqueline janaina jair jean jeferson jessica joana joao joaquim joel jonas jonathan jorge jose josefa joyce juan julia
juliana juliano julio jussara karen karina katia kelly laercio lais lara larissa laura leandro leila leonardo leticia lidia
lilian livia lorena luan luana lucas lucia luciana luciano lucio luis luisa luiz luiza luzia maicon manoel manuel manuela
mara marcela marcelo marcia marcio marco marcos margarida maria mariana marilia marina mario marisa marlene marta mateus
matheus mauricio mauro mayara michele miguel milena milton miriam moacir monica murilo nadia natalia nathalia neide nelson
neusa nicolas nicole nilton nilza odair olga olivia orlando oscar osmar osvaldo otavio pablo paloma patricia paula paulo
pedro priscila rafael rafaela raimunda raimundo ramon raquel raul rebeca regiane regina reginaldo renan renata renato ricardo
rita roberta roberto robson rodrigo rogerio romeu ronaldo rosana rosangela rosemary rosimeire ruben rubens rute sabrina samara
samuel sandra sandro sara sebastiao sergio severino sheila sidnei silvana silvia silvio simone solange sonia sophia sueli
suzana tadeu taina tais talita tania tatiana tatiane telma teresa thais thiago tiago tomas valdir valentina valeria valter
vanderlei vanessa vania vera veronica vicente victor vinicius virginia vitor vivian viviane wagner walter wanderson washington
wellington wesley william wilson yara yasmin yuri zelia
abreu aguiar albuquerque almeida alves amaral amorim andrade antunes aragao araujo arruda assis assuncao azevedo barbosa barreto
barros batista bezerra bittencourt borges braga brito bueno cabral caldas camargo cardoso carneiro carvalho castro cavalcante
cavalcanti chagas coelho conceicao cordeiro correa correia coutinho cunha dantas dias duarte esteves farias fernandes
ferraz ferreira figueiredo fonseca franca freire freitas furtado galvao garcia godoy gomes goncalves guedes guimaraes
lacerda leal leite lemos lima lopes macedo machado magalhaes maia marinho marques martins medeiros meireles melo mendes mendonca
menezes mesquita miranda monteiro moraes morais moreira mota moura nascimento neves nobrega nogueira novaes nunes oliveira
pacheco padilha paiva parente peixoto pereira pessoa pinheiro pires prado queiroz ramos rangel resende ribeiro
rocha rodrigues sales sampaio santana santiago santos saraiva silva silveira siqueira soares sobrinho sousa souza
tavares teixeira toledo torres valente vasconcelos vaz viana vidal vieira xavier
`;
/** Of those, words that also are ordinary ones where a sentence begins. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  'dias leal leite machado parente pessoa prado ramos valente'.split(' '),
);
