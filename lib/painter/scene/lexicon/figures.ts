/** Traits of a person in an image, with the words that name each. */
export const figures = {
  woman:
    'woman, women, girl, lady, queen, mother, sister, princess, she, her, bride, dancer, witch, grandmother, actress, ballerina',
  man: 'man, men, boy, guy, gentleman, king, father, brother, prince, he, his, fisherman, monk, samurai, wizard, grandfather, sailor, cowboy, soldier, lumberjack',
  old: 'old, elderly, aged, senior',
  beard: 'beard, bearded, moustache, mustache',
  glasses: 'glasses, spectacles, eyeglasses, sunglasses',
  hat: 'hat, cap, beret, straw hat, fedora, beanie',
  freckles: 'freckles, freckled',
  earrings: 'earring, earrings, jewellery, jewelry, pearl earring',
  longHair: 'long hair, flowing hair, braids, braid, ponytail, wavy hair',
  shortHair: 'short hair, bob, pixie cut, cropped hair, buzz cut, bald',
  curlyHair: 'curly hair, curls, curly, afro, frizzy',
} as const;

/** A trait of a person. */
export type FigureTrait = keyof typeof figures;
