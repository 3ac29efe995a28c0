import type { Language } from '@salama/contract/language.ts';

const words = (list: string) => list.trim().split(/\s+/);

/** Words that people of all three languages write: no evidence for any. */
export const SHARED_WORDS = new Set(
  words(`condom condoms sex hiv aids sti stis std stds pill pills period periods test kit p2 prep pep arv arvs iud hpv
    boyfriend girlfriend boyfie crush virgin virginity baby porn nudes abortion pregnant pregnancy gay lesbian ok okay
    hello hi whatsapp facebook video doctor nurse clinic hospital implant cancer herpes syphilis gonorrhea chlamydia
    diaphragm vaccine postpill cd clitoris vagina penis sperm ovulation cycle orgasm stress depression relationship
    online phone number normal mode date facial contraception vaginal oral anal menstruation hormone hormones
    la au p3 prc mpox kenya tanzania uganda rwanda burundi congo rdc drc france nairobi mombasa kampala kigali
    bujumbura kinshasa goma lubumbashi dar dodoma arusha zanzibar kisumu gitega paris uti pcos endometriosis misoprostol cytotec mifepristone viagra google coca cola coke stop start safe total`),
);

/** Words that only one of the three languages uses. Weight 1 each. */
export const OWN_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    words(`the and you your yours of is are am was were be been being for with can cant cannot could couldnt not it its
      this that these those have has had havent hasnt do does did dont doesnt didnt will wont would wouldnt should
      shouldnt what whats which who whos when where wheres why how hows my mine me im ive ill he hes his him she shes her
      hers they them their we us our if or but so because bcoz bcz cuz from at by into out about after before during
      while still just only even get gets getting got give gives gave go going gone went want wants wanted need needs
      needed know knows knew think thinks feel feels felt tell told say said says ask make makes made take takes taking
      took use uses using used have having there here any some all every always never ever more most less too very much
      many long often again now today yesterday tomorrow week weeks month months year years old day days night morning
      first last time times people someone anyone something anything nothing girl girls boy boys man men woman women
      wife husband partner friend friends mother father mum mom dad sister brother uncle aunt parents school teacher
      child children kid kids bleeding bleed blood pain painful hurt hurts hurting sore itchy itching burning smell
      smelly discharge pee peeing urine breast breasts body size big small normal okay bad good safe safely help
      please pls plz thanks thank hey u r ur y wat wats hw abt preg preggo missed late early birth control unprotected
      without both one two three again infection disease treatment cure symptoms signs cost free price near nearby
      services service care health youth friendly find access period's isnt arent wasnt aint gonna wanna lol bro
      write story joke weather football president laptop fix cook recipe prenatal gender based violence things stuff
      happen happens happened work works working wear wash washing myth true false between different difference like
      love hate break broke broken up down off on in to a i an as than then also really maybe sure scared afraid
      worried ashamed shame embarrassed rape raped forced beat beats hit hits abuse abused pregnancy's birth weeks'
      put puts hard soft big bigger pads tampon tampons cup shaving hair pimples voice nipples nipple doing done
      shot jab injection injections which me let lets live lives kill kills call calls ignore previous instructions
      rules show me send pictures picture nude naked hot dirty sexy talk who're whom is't ain't coming come comes`),
  ),
  sw: new Set(
    words(`ya wa kwa na za ni cha vya katika kama kwamba hii hiyo hizi hao huu huo yule yangu yako yake yetu yao
      wangu wako wake wetu wao langu lako lake zangu zako zake changu chako chake vyangu mimi wewe yeye sisi nyinyi
      ninyi wao pia lakini ili baada kabla bila zaidi hata kila mtu watu sasa mara nini nani lini wapi gani vipi
      mbona kwanini jinsi ikiwa kwenye ngono mimba ujauzito mjamzito wajawazito hedhi dawa daktari nesi muuguzi mkunga
      wengine mwingine yote zote wote kuna wana wakati mapema haraka njia kuhusu hospitali mtoto watoto mama baba dada
      kaka mjomba shangazi mke mume mpenzi rafiki marafiki damu maumivu sana tena bado usiku leo jana kesho asubuhi
      mchana siku wiki mwezi miezi mwaka miaka moja mbili tatu nne tano mingapi ngapi kiasi muda mrefu kidogo kubwa
      ndogo mbaya nzuri salama hatari kawaida tafadhali asante ahsante habari hujambo mambo sasa niaje sema poa
      jambo samahani pole ndio ndiyo hapana sio siyo si hakuna kweli uongo je ama au ukimwi vvu virusi ugonjwa
      magonjwa zinaa kaswende kisonono uke uume kuma mboo matiti titi manii mbegu yai ubikira bikira mwanaume wanaume
      mwanamke wanawake msichana wasichana mvulana wavulana kijana vijana kondomu mpira kidonge vidonge sindano
      kipandikizi vipandikizi kitanzi uzazi mpango kupanga tumbo kichwa mgongo homa harufu majimaji uchafu muwasho
      kuwashwa mkojo kukojoa kipimo vipimo kupima huduma kituo afya kliniki zahanati bei pesa shule mwalimu wazazi
      mzazi ndoa kuoa kuolewa uhusiano mapenzi wivu ukatili unyanyasaji ubakaji kubakwa amenibaka nimebakwa kulazimishwa
      kupigwa ananipiga kujiua kufa nife hisia huzuni msongo mawazo hofu naogopa aibu siri peke nyumbani kwetu
      mtaani dem msupa manzi chali mse msee buda bana kitu vitu nikiwa nikona niko ako iko uko ziko yuko tuko sijui
      nataka nahitaji naomba nisaidie nisaidieni naweza unaweza anaweza inaweza siwezi hawezi haiwezi huwezi nina una
      ana ina sina hana hauna haina kwani ati eti basi tu hivi hivyo hapa hapo pale huku kule ndani nje juu chini
      karibu mbali kuwa nilikuwa alikuwa imekuwa nimekuwa hajui anataka hataki sitaki nataka anasema alisema
      kuzaa kujifungua kunyonyesha kutoa kutoka kupata kupanga kutumia kuweka kufanya kumeza kunywa kula kulala
      kuongea kuanza kuacha kuwahi kukosa kukaa chuchu nywele chunusi sauti titi mwili kinga chanjo dalili madhara
      sababu maana kati nyingi mengi wengi mengine kwanza mwisho tangu mpaka hadi ukiwa akiwa ikiwa au kisha halafu
      alafu pekee yenyewe huwa huweza ipi zipi yupi ule ile wale vile hivo ivi ivo nko xa xana cjui cio wngu skuizi
      kuskia naskia kitambo jamaa mbogi rada form fiti freshi wazi noma rahisi ngumu bei gharama shilingi bure
      tembe p2 asubuhi kumaliza malaria mafua kikohozi mpishi chakula rais serikali mpira gari simu mbwa paka mahindi
      chokonoa baby's mahali mingi kibofu mabano kizazi mlango saratani fangasi choo kubeba nimebeba ball`),
  ),
  fr: new Set(
    words(`gagne gagner gagnes perdu perdre equipe joueur buts prono loyer proprietaire moteur permis conduire bailleur recette le les des du de et est un une vous ton ta tes votre vos pour dans avec que qui pas ne sur ou plus peut peux
      pouvez peuvent il elle elles ils ce cette ces cet ca aux en par sont etre etais etait mais comme je nous sans aussi
      tout toute tous leur son sa ses mon ma mes apres avant si tu te moi toi lui fait faire fais cela soit dont entre
      tres chez quand comment combien pourquoi ou quoi quel quelle quels quelles lequel qu jai jsuis chui suis es ai as
      a avons avez ont avais avait cest cetait nest pas jamais toujours encore deja depuis pendant lors enceinte
      grossesse regles preservatif preservatifs capote capotes pilule pilules sterilet avortement avorter ivg accoucher
      accouchement accouche bebe enfant enfants copain copine mec meuf mari femme femmes homme hommes fille filles
      garcon garcons ami amie amis amies mere pere soeur frere oncle tante parents ecole medecin docteur sage
      infirmier infirmiere hopital centre sante pharmacie rapport rapports sexuel sexuels sexuelle sexuelles
      sang saigne saignement saignements saigner mal douleur douleurs ventre tete fievre pertes perte odeur
      demange demangeaisons brule brulure urine pisse seins sein poils voix taille zizi verge bite chatte vierge
      virginite jours jour semaine semaines mois ans an annee annees hier demain aujourdhui soir matin nuit
      bonjour bonsoir salut merci svp stp coucou aide aider aidez besoin veux veut voulait vouloir dois doit devrais
      faut faudrait puis savoir sais sait dire dit dis parler parle peur honte triste seule seul normale normaux grave
      dangereux danger risque risques maladie maladies infection traitement soigner soigne guerir guerit symptomes
      signes depistage depister sida vih gratuit gratuite prix cout coute pres trouver obtenir acceder jeunes jeune
      violence violences viol violee viole force forcee frappe frapper bat touche toucher attouchements secret
      veut pense crois croire arrive arriver commence marche sert protege eviter empecher prendre prends pris prise
      mettre mets mis rester reste tomber tombe tombee lave laver faite avoir eu eue ete bien bon bonne mauvais petit
      petite grand grande gros grosse beaucoup peu trop assez moins meme autre autres chaque quelque quelques
      rien personne lait allaiter allaitement vaccin piqure implant dure duree longtemps temps fois premiere premier
      derniere dernier lendemain urgence soins prenatals prenatale visite consultation cafe alcool fumer
      pk pkoi pq koi c g jss jsp tt bcp dc ds ac mtn tjrs qd qq rdv slt bjr dsl jpp askip wesh frr gars go
      ordi ordinateur recette meteo equipe blague ecris ecrire histoire raconte montre decris scene envoie photo photos
      nue nues oublie instructions regle sous aucune voila alors donc puisque parce car afin bah ben ouais oui non veulent marier voudrait pourrait devenir garder
      ragnagnas capote sperme ejaculation erection preliminaires coucher couche couches amour amoureux rompu rupture
      jaloux jalouse tel telephone deprime deprimee envie mourir vivre vie suicider pleure pleurer dormir gosse vagin
      bouche gorge langue attrape attraper choper chope epouse epouser ovules nausees vomis vomir fausse deuil pilules`),
  ),
};

/** A subject and a tense on a verb: what almost no word of the other languages looks like. */
export const SWAHILI_VERB =
  /^(?:ni|u|a|tu|m|mu|wa|i|li|ya|ki|vi|zi|ku|si|hu|ha|hatu|ham|hawa|hai|hau|hazi|haya)(?:me|mesha|na|napo|naye|nayo|nao|li|lipo|liye|ta|taka|nge|ngali|ki|ka|ja|ku|si|sha|to)[a-z]{2,}[aeiu]$/;
const SWAHILI_OTHER = /^(?:ku|kw|ni|nisi|usi|asi|wa|hu|haku|tu)[a-z]{3,}(?:a|e|sha|wa)$/;
const SWAHILI_LETTERS = /(?:ng'|mb|nd|nj|ny|mw|kw|sh|ch|dh|gh)[aeiou]/;
const FRENCH_LETTERS = /(?:eux|eau|oir|tion|ment|ique|aient|ez|ais|ait|ee|ees|ette|elle|oi|ou[rs])$/;
const ENGLISH_LETTERS = /(?:ing|ed|ly|th|ght|ck|wh|ness|ful|less|ous|tion)$|^(?:wh|th|kn)/;

/** What the form of a word says, for words that no list holds. */
export function formEvidence(word: string): Partial<Record<Language, number>> {
  if (word.length < 4) return {};
  if (SWAHILI_VERB.test(word)) return { sw: 1 };
  if (SWAHILI_OTHER.test(word) && !ENGLISH_LETTERS.test(word)) return { sw: 0.5 };
  if (ENGLISH_LETTERS.test(word)) return { en: 0.5 };
  if (FRENCH_LETTERS.test(word)) return { fr: 0.4 };
  return SWAHILI_LETTERS.test(word) && /[aeiou]$/.test(word) ? { sw: 0.3 } : {};
}
