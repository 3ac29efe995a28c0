import type { Catalogues } from '../catalogues.ts';

const days = (count: number): string => (count < 2 ? `${count} jour` : `${count} jours`);

export const keeping: Catalogues['keeping'] = {
  pause: {
    title: 'Pause',
    lead: 'Quand aucune règle n’est attendue, le calendrier arrête de compter. Tu peux toujours noter chaque jour.',
    reasons: {
      pregnancy: 'Je suis enceinte',
      breastfeeding: 'J’allaite',
      contraception: 'Ma contraception change mes règles',
    },
    notStarted: 'Je n’ai pas encore mes règles',
    none: 'Pas de pause',
    since: (date) => `En pause depuis le ${date}.`,
    end: 'Finir la pause',
    notStartedTitle: 'Pas encore de règles ? Chaque corps a son rythme.',
    notStartedText:
      'Les premières règles viennent le plus souvent entre 10 et 15 ans, et parfois dès 8 ans. En attendant, tu peux noter ton humeur et ce que tu ressens. Quand tu marqueras ton premier jour, le compte commencera tout seul.',
    notStartedAsk:
      'Pas de règles à 15 ans, ou ni seins ni poils à 13 ? Une infirmière peut regarder, le plus souvent tout va bien.',
    notStartedRead: 'C’est comment, les premières règles',
  },
  files: {
    title: 'Garder et ramener',
    lead: 'Ton calendrier ne vit que dans ce navigateur. Un fichier le garde si le téléphone est perdu ou le navigateur vidé.',
    lockedTitle: 'Copie verrouillée',
    lockedText: 'Un fichier qui ne s’ouvre qu’avec ta phrase secrète.',
    make: 'Enregistrer une copie verrouillée',
    importTitle: 'Ramener des jours',
    importText:
      'Un fichier de Salama, ou de Flo (le .json), Clue (measurements.json) ou drip. Il est lu sur ce téléphone et n’est envoyé nulle part.',
    choose: 'Choisir un fichier',
    reading: 'On lit le fichier…',
    nothing: 'Salama ne trouve pas de jours de règles dans ce fichier.',
    packed: 'C’est un fichier .zip. Décompresse-le d’abord, puis choisis le fichier qui est dedans.',
    tooLarge: 'Ce fichier est trop gros pour un calendrier.',
    failed: 'Le fichier n’a pas pu être lu. Réessaie, s’il te plaît.',
    sealed: 'Cette copie est verrouillée. Entre sa phrase secrète.',
    wrong: 'Cette phrase ne l’ouvre pas.',
    open: 'Ouvrir',
    previewTitle: 'Ce que le fichier changerait',
    span: (from, to) => `Des jours du ${from} au ${to}.`,
    added: (count) => (count < 2 ? `${count} jour nouveau` : `${count} jours nouveaux`),
    same: (count) => `${days(count)} que tu as déjà`,
    differing: (count) =>
      count < 2 ? `${count} jour différent des deux côtés` : `${count} jours différents des deux côtés`,
    unread: (count) => (count < 2 ? `${count} ligne non comprise` : `${count} lignes non comprises`),
    rule: 'Pour les jours présents des deux côtés',
    rules: {
      both: 'Garder les miens et ajouter ce qui manque',
      mine: 'Garder les miens',
      theirs: 'Prendre ceux du fichier',
    },
    order: 'Les dates sont écrites mois/jour/année ?',
    merge: 'Ajouter à mon calendrier',
    merged: 'C’est fait. Les jours sont dans ton calendrier.',
    spotting: 'Quelques gouttes',
  },
  passphrase: {
    label: 'Phrase secrète',
    repeat: 'Répète la phrase secrète',
    hint: 'Au moins 8 caractères. Quatre mots de tous les jours : facile à retenir, dur à deviner.',
    short: 'Mets au moins 8 caractères.',
    differs: 'Les deux ne sont pas pareilles.',
    empty: 'Entre ta phrase secrète.',
    noWayBack:
      'Sans la phrase, personne ne peut l’ouvrir : aucun moyen de la changer, même nous ne pouvons pas t’aider.',
    show: 'Afficher',
  },
  lock: {
    title: 'Verrou',
    lead: 'Avec un verrou, ton calendrier est chiffré sur ce téléphone. Il se ferme dès que tu quittes cette page ou que l’écran s’éteint.',
    turnOn: 'Mettre le verrou',
    isOn: 'Le verrou est mis.',
    now: 'Verrouiller maintenant',
    turnOff: 'Enlever le verrou',
    unavailable:
      'Ce navigateur ne peut pas verrouiller ici : il lui faut une adresse sécurisée (https). Toute personne qui ouvre ce téléphone peut lire ton calendrier.',
    copies: 'Ce qui n’a pas pu être lu reste sans verrou. Enlève-le plus bas si personne ne doit le voir.',
    closedTitle: 'Verrouillé',
    closedText: 'Entre ta phrase secrète pour continuer.',
    open: 'Ouvrir',
    opening: 'On ouvre…',
    wrong: 'Ça ne s’ouvre pas. Vérifie chaque lettre.',
    forgotten: 'Je l’ai oubliée',
    forgottenTitle: 'Recommencer ?',
    forgottenText:
      'Sans la phrase secrète, personne ne peut ouvrir ces jours. Tu peux commencer un calendrier vide. L’ancien reste à côté, verrouillé, et peut être enregistré en fichier.',
    begin: 'Commencer un calendrier vide',
    failed: 'Le verrou n’a pas pu être changé. Rien n’est perdu.',
  },
  erase: {
    title: 'Tout effacer',
    text: 'Enlève tout le calendrier de ce téléphone, avec ses réglages.',
    button: 'Tout effacer',
    question: 'Effacer tout le calendrier ?',
    warning: 'Il ne reviendra pas, sauf depuis un fichier que tu as enregistré.',
    confirm: 'Oui, effacer',
  },
  aside: {
    title: 'Quelque chose n’a pas pu être lu',
    text: 'Ce téléphone contient des jours que cette version ne comprend pas. Ils sont gardés, intacts.',
    save: 'Les enregistrer en fichier',
    remove: 'Les enlever',
    question: 'Enlever ce qui n’a pas pu être lu ?',
    warning: 'Enregistre-le d’abord en fichier si c’est peut-être à toi.',
  },
  reminder: {
    title: 'Garde une copie',
    text: 'Ce navigateur peut effacer ton calendrier quand la place manque ou après des semaines sans visite. Un fichier le ramène.',
    save: 'Enregistrer une copie',
    later: 'Pas maintenant',
  },
  leave: {
    title: 'Pas encore enregistré',
    text: 'Tu as changé quelque chose dans ton calendrier. L’enregistrer avant de partir ?',
    save: 'Enregistrer et partir',
    drop: 'Partir sans enregistrer',
    stay: 'Rester ici',
  },
  late: {
    title: (count) => `Tes règles ont ${days(count)} de retard sur ta moyenne`,
    lead: 'Ça arrive souvent, et un seul retard est presque toujours sans gravité. Une date serait inventée, alors on n’en montre pas.',
    points: [
      'Le stress, les examens, un voyage, une maladie, beaucoup de sport, un changement de poids et certains médicaments peuvent décaler les règles. Les premières années, des trous sont habituels.',
      'Si tu as eu un rapport, un test de grossesse peut répondre dès le premier jour de retard. Si tu ne connais pas ce jour, fais-le 21 jours après le rapport. Si c’était forcé, ce n’est pas ta faute.',
      'Rien depuis 3 mois ? Va voir une infirmière ou une sage-femme.',
    ],
    danger:
      'Forte douleur d’un côté du bas-ventre, douleur à la pointe de l’épaule ou malaise : va à l’hôpital maintenant ou appelle le 112.',
    source: 'Source : NHS, « Missed or late periods » et « Doing a pregnancy test ».',
    why: 'Pourquoi ce retard',
    test: 'Quand et comment tester',
    services: 'Où aller',
    cameTitle: 'Elles sont venues ?',
    came: 'Marque leurs jours dans le calendrier.',
  },
  care: {
    title: 'À demander à une infirmière',
    lead: 'Tes notes montrent quelque chose qu’une infirmière aimerait savoir. Ce n’est pas un diagnostic, et la raison est souvent simple.',
    none: (count) => `Pas de règles marquées depuis ${days(count)}.`,
    noneWhy: 'Après 3 mois, c’est bien de demander pourquoi (NHS, « Missed or late periods »).',
    long: (count, date) => {
      // A short month ends in a point of its own: « déc. ».
      const text = `${days(count)} de saignement à partir du ${date}`;
      return text.endsWith('.') ? text : `${text}.`;
    },
    longWhy: 'Jusqu’à 7 jours, c’est habituel (NHS). Saigner longtemps peut faire manquer de fer.',
    short: (count) => `${count} de tes derniers cycles ont duré moins de 21 jours.`,
    shortWhy: 'Quand ça arrive souvent, ça vaut la peine d’en parler (NHS, « Irregular periods »).',
    danger:
      'Une serviette pleine chaque heure pendant plusieurs heures, ou un malaise : va à l’hôpital maintenant ou appelle le 112.',
    read: 'En savoir plus',
    services: 'Où aller',
  },
};
