interface Choice {
  label: string;
  /** What the family gets. */
  sentence: string;
}

export type CutPart = 'Chuck' | 'Rib' | 'Short loin' | 'Sirloin' | 'Round' | 'Flank' | 'Plate' | 'Brisket' | 'Shank';

interface Question<Value extends string> {
  label: string;
  sentence: string;
  /** The part of the steer, or null if the question isn't about a single part. */
  part: CutPart | null;
  choices: Record<Value, Choice>;
}

function question<Value extends string>(
  label: string,
  sentence: string,
  part: CutPart | null,
  choices: Record<Value, [label: string, sentence: string]>,
): Question<Value> {
  const explained = Object.entries<[string, string]>(choices).map(([value, [name, text]]) => {
    return [value, { label: name, sentence: text }];
  });
  return { label, sentence, part, choices: Object.fromEntries(explained) };
}

const INTO_GROUND: [string, string] = ['Ground', 'It goes into your ground beef.'];

/** A question about a piece that's cut like the round unless a family wants it differently. */
const ofRound = (label: string, sentence: string) =>
  question(label, sentence, 'Round', {
    LIKE_ROUND: ['Like the round', 'Cut the same way as the rest of the round.'],
    ROASTS: ['Roasts', 'Lean roasts for slow cooking or thin slices.'],
    STEAKS: ['Steaks', 'Lean steaks. Marinate or braise them.'],
    GROUND: INTO_GROUND,
  });

const ONLY_ONE = 'One animal has one. It goes to the side that agrees on it first.';

/** A question about an organ or bones that a family takes or leaves. */
const keepOrSkip = (label: string, sentence: string, part: CutPart | null = null) =>
  question(label, sentence, part, {
    KEEP: [sentence.includes(ONLY_ONE) ? 'Keep, the only one' : 'Keep', 'It comes in packs of its own.'],
    SKIP: ['Leave out', "You don't get it."],
  });

/** Every question of a cut sheet, in the order of the steer from front to back, and what each choice means. */
export const CUT_QUESTIONS = {
  chuck: question('Chuck', 'The shoulder. It has the most flavor and likes to cook slowly.', 'Chuck', {
    ROASTS: ['Roasts', 'Pot roasts for the oven or slow cooker. The trim is ground.'],
    HALF_ROASTS: ['Half roasts, half ground', 'Fewer pot roasts, and more ground beef.'],
    GROUND: ['All ground', 'More ground beef, and no chuck roasts.'],
  }),
  rib: question('Rib', 'Where the ribeyes are. Tender, with the most marbling.', 'Rib', {
    BONE_IN_STEAKS: ['Bone-in rib steaks', 'Steaks with the rib bone left on.'],
    BONELESS_STEAKS: ['Boneless ribeyes', 'The same steaks without the bone. They take less room in the freezer.'],
    BONE_IN_ROAST: ['Bone-in rib roasts', 'Prime rib for the holidays, and no ribeyes from that piece.'],
    BONELESS_ROAST: [
      'Boneless rib roasts',
      'Prime rib without the bone. Easy to carve, and no ribeyes from that piece.',
    ],
    BONE_IN_STEAKS_AND_ROAST: ['Half bone-in rib steaks, half bone-in roast', 'Some of both, with the bone.'],
    BONELESS_STEAKS_AND_ROAST: ['Half boneless ribeyes, half boneless roast', 'Some of both, without the bone.'],
  }),
  shortLoin: question(
    'Short loin',
    'T-bones hold the strip and the tenderloin in one steak, so you get one or the other.',
    'Short loin',
    {
      T_BONES: ['T-bones and porterhouses', 'Strip on one side of the bone, tenderloin on the other.'],
      STRIPS_AND_TENDERLOIN: ['Strip steaks and tenderloin', 'Boneless New York strips, and filets on their own.'],
    },
  ),
  tenderloin: question('Tenderloin', 'The most tender cut. With T-bones, it stays on the bone.', 'Short loin', {
    STEAKS: ['Filet steaks', 'Cut into filets.'],
    WHOLE: ['Whole', 'In one piece, to roast or to cut yourself.'],
  }),
  sirloin: question('Sirloin', 'Lean steaks from the hip, for weeknights and the grill.', 'Sirloin', {
    STEAKS: ['Sirloin steaks', 'All of it in steaks.'],
    STEAKS_AND_TRI_TIP: ['Sirloin steaks and the tri-tip', 'The tri-tip comes whole, as a small roast for the grill.'],
    GROUND: INTO_GROUND,
  }),
  round: question('Round', 'The back leg. Lean, with little fat.', 'Round', {
    ROASTS: ['Roasts', 'Lean roasts for slow cooking or thin slices.'],
    STEAKS: ['Round steaks', 'Large, lean steaks. Marinate or braise them.'],
    CUBE_STEAKS: ['Cube steaks', 'Run through the tenderizer, for chicken-fried steak.'],
    JERKY: ['Sliced for jerky', 'Thin strips, ready for your own jerky.'],
    ROASTS_AND_STEAKS: ['Half roasts, half round steaks', 'Some of both.'],
    ROASTS_AND_GROUND: ['Half roasts, half ground', 'Fewer roasts, and more ground beef.'],
    ROASTS_AND_CUBE_STEAKS: ['Half roasts, half cube steaks', 'Some of both.'],
    STEAKS_AND_GROUND: ['Half round steaks, half ground', 'Fewer steaks, and more ground beef.'],
    CUBE_STEAKS_AND_GROUND: ['Half cube steaks, half ground', 'Fewer cube steaks, and more ground beef.'],
    GROUND: INTO_GROUND,
  }),
  sirloinTip: ofRound('Sirloin tip', 'The lean front of the round.'),
  rump: ofRound('Rump', 'The top of the round, toward the sirloin.'),
  brisket: question('Brisket', 'For the smoker, or braised in the oven. There is one on each side.', 'Brisket', {
    WHOLE: ['Whole', 'One piece of 10 to 14 lb.'],
    HALVES: ['In halves', 'The flat and the point, each on its own.'],
    GROUND: INTO_GROUND,
  }),
  shortRibs: question('Short ribs', 'Meaty ribs for braising.', 'Plate', {
    KEEP: ['Short ribs', 'Cut into pieces for the pot.'],
    GROUND: ['Ground', 'The meat goes into your ground beef.'],
  }),
  flankAndSkirt: question('Flank and skirt', 'Thin steaks for fajitas. There is one of each on each side.', 'Flank', {
    KEEP: ['Keep them as steaks', 'Two families who share a side get one of the two each.'],
    GROUND: INTO_GROUND,
  }),
  stewMeat: question('Stew meat', 'Cubes from the chuck and the round, in packs of a pound.', null, {
    KEEP: ['Some stew meat', 'About 5 to 10 lb for a half. It would otherwise be ground.'],
    SKIP: ['None', 'It all goes into your ground beef.'],
  }),
  ground: question('Ground beef', 'About a third of your share, however you choose.', null, {
    ONE_POUND: ['Packs of 1 lb', 'One meal for a family of four.'],
    ONE_AND_A_HALF_POUNDS: ['Packs of 1½ lb', 'For a hungry table.'],
    TWO_POUNDS: ['Packs of 2 lb', 'For a large family, or chili and meatloaf.'],
    PATTIES: [
      'Patties, the rest in packs of 1 lb',
      'Some of it in burger patties. Processors often charge extra for them.',
    ],
  }),
  patties: question('Patties', 'Processors often charge extra for them.', null, {
    NONE: ['None', 'All of your ground beef comes in packs.'],
    QUARTER_POUND: ['¼ lb patties', 'Four to the pound.'],
    THIRD_POUND: ['⅓ lb patties', 'Three to the pound, for thick burgers.'],
  }),
  pattyPounds: question('Pounds of patties', 'If you have patties made. The rest is packed as ground beef.', null, {
    TEN: ['10 lb', 'About 30 to 40 patties.'],
    TWENTY: ['20 lb', 'About 60 to 80 patties.'],
    THIRTY: ['30 lb', 'About 90 to 120 patties.'],
    HALF: ['Half of the ground beef', 'However much there is.'],
  }),
  leanness: question('Lean to fat', 'How much fat goes into your ground beef.', null, {
    AS_IT_COMES: ['As it comes', 'Whatever the trim has, often about 80% lean.'],
    LEAN_80: ['80% lean', 'For burgers.'],
    LEAN_85: ['85% lean', 'For everyday cooking.'],
    LEAN_90: ['90% lean', 'The leanest. You get a little less.'],
  }),
  soupBones: keepOrSkip('Soup bones', 'Shank and marrow bones for broth.', 'Shank'),
  dogBones: keepOrSkip('Dog bones', 'Knuckles and other bones with little meat.', 'Shank'),
  suet: keepOrSkip('Suet', 'The fat around the kidneys, for tallow or for birds.'),
  liver: keepOrSkip('Liver', `Sliced, 10 to 14 lb. ${ONLY_ONE}`),
  heart: keepOrSkip('Heart', ONLY_ONE),
  tongue: keepOrSkip('Tongue', ONLY_ONE),
  oxtail: keepOrSkip('Oxtail', ONLY_ONE),
  roastWeight: question('Weight of a roast', 'Roasts shrink by about a quarter in the oven.', null, {
    TWO_POUNDS: ['About 2 lb', 'For two to three people.'],
    THREE_POUNDS: ['About 3 lb', 'For four to five people.'],
    FOUR_POUNDS: ['About 4 lb', 'For six people, or leftovers.'],
    FIVE_POUNDS: ['About 5 lb', 'For eight people.'],
    SIX_POUNDS: ['About 6 lb', 'For a party.'],
  }),
  steakThickness: question(
    'Steak thickness',
    'Thicker steaks are easier to cook just right, and you get fewer.',
    null,
    {
      THREE_QUARTERS_INCH: ['¾ inch', 'More steaks. They cook fast.'],
      ONE_INCH: ['1 inch', 'What most families choose.'],
      ONE_AND_A_QUARTER_INCHES: ['1¼ inches', 'Good for the grill.'],
      ONE_AND_A_HALF_INCHES: ['1½ inches', 'Like at a steakhouse, and the fewest steaks.'],
    },
  ),
  steaksPerPack: question('Steaks in a pack', 'You thaw a whole pack at once, so think of one dinner.', null, {
    ONE: ['One', 'For one, or to thaw just what you need.'],
    TWO: ['Two', 'For a couple.'],
    THREE: ['Three', 'For a small family.'],
    FOUR: ['Four', 'For a family of four.'],
  }),
};

export type CutQuestion = keyof typeof CUT_QUESTIONS;

export type CutChoices = { [Q in CutQuestion]: keyof (typeof CUT_QUESTIONS)[Q]['choices'] };

/** Organs that an animal has once, so only one side can have them. */
export const ORGANS_ONCE = ['liver', 'heart', 'tongue', 'oxtail'] as const satisfies CutQuestion[];

export const CUT_QUESTION_ORDER = Object.keys(CUT_QUESTIONS) as CutQuestion[];
