/** Names of emoji and their characters. The specification lists neither. */

const names: Record<string, string> = {
  '👍': 'thumbsup',
  '👎': 'thumbsdown',
  '👌': 'ok_hand',
  '👏': 'clap',
  '🙌': 'raised_hands',
  '🙏': 'pray',
  '👋': 'wave',
  '💪': 'muscle',
  '✌': 'v',
  '✋': 'raised_hand',
  '👊': 'punch',
  '✊': 'fist',
  '👀': 'eyes',
  '👇': 'point_down',
  '👆': 'point_up_2',
  '👈': 'point_left',
  '👉': 'point_right',
  '❤': 'heart',
  '💙': 'blue_heart',
  '💚': 'green_heart',
  '💛': 'yellow_heart',
  '💜': 'purple_heart',
  '💔': 'broken_heart',
  '💯': '100',
  '🎉': 'tada',
  '🎊': 'confetti_ball',
  '🎈': 'balloon',
  '🎁': 'gift',
  '🏆': 'trophy',
  '🚀': 'rocket',
  '🔥': 'fire',
  '✨': 'sparkles',
  '⭐': 'star',
  '🌟': 'star2',
  '⚡': 'zap',
  '☀': 'sunny',
  '☁': 'cloud',
  '🌈': 'rainbow',
  '❄': 'snowflake',
  '💥': 'boom',
  '💡': 'bulb',
  '🐛': 'bug',
  '🐞': 'beetle',
  '🔧': 'wrench',
  '🔨': 'hammer',
  '🔒': 'lock',
  '🔓': 'unlock',
  '🔑': 'key',
  '📝': 'pencil',
  '📌': 'pushpin',
  '📎': 'paperclip',
  '📦': 'package',
  '📅': 'date',
  '📈': 'chart_with_upwards_trend',
  '📉': 'chart_with_downwards_trend',
  '📣': 'mega',
  '🔔': 'bell',
  '🔍': 'mag',
  '🔗': 'link',
  '🚧': 'construction',
  '🚨': 'rotating_light',
  '⚠': 'warning',
  '⛔': 'no_entry',
  '❌': 'x',
  '❓': 'question',
  '❗': 'exclamation',
  '➕': 'heavy_plus_sign',
  '➖': 'heavy_minus_sign',
  '✅': 'white_check_mark',
  '✔': 'heavy_check_mark',
  '⏰': 'alarm_clock',
  '⏳': 'hourglass_flowing_sand',
  '☕': 'coffee',
  '🍕': 'pizza',
  '🍪': 'cookie',
  '🍰': 'cake',
  '🍺': 'beer',
  '🍻': 'beers',
  '🍷': 'wine_glass',
  '🍎': 'apple',
  '🌹': 'rose',
  '🌱': 'seedling',
  '🍀': 'four_leaf_clover',
  '🐱': 'cat',
  '🐶': 'dog',
  '🐘': 'elephant',
  '🐢': 'turtle',
  '🐌': 'snail',
  '🐝': 'bee',
  '🐙': 'octopus',
  '🦄': 'unicorn',
  '🤖': 'robot',
  '👻': 'ghost',
  '💀': 'skull',
  '💩': 'poop',
  '🙈': 'see_no_evil',
  '🙉': 'hear_no_evil',
  '🙊': 'speak_no_evil',
  '😀': 'grinning',
  '😁': 'grin',
  '😂': 'joy',
  '😃': 'smiley',
  '😄': 'smile',
  '😅': 'sweat_smile',
  '😆': 'laughing',
  '😉': 'wink',
  '😊': 'blush',
  '😋': 'yum',
  '😍': 'heart_eyes',
  '😎': 'sunglasses',
  '😏': 'smirk',
  '😐': 'neutral_face',
  '😑': 'expressionless',
  '😒': 'unamused',
  '😓': 'sweat',
  '😔': 'pensive',
  '😕': 'confused',
  '😘': 'kissing_heart',
  '😜': 'stuck_out_tongue_winking_eye',
  '😞': 'disappointed',
  '😟': 'worried',
  '😠': 'angry',
  '😡': 'rage',
  '😢': 'cry',
  '😭': 'sob',
  '😮': 'open_mouth',
  '😱': 'scream',
  '😳': 'flushed',
  '😴': 'sleeping',
  '😇': 'innocent',
  '🙂': 'slight_smile',
  '🙁': 'slight_frown',
  '🙃': 'upside_down',
  '🙄': 'rolling_eyes',
  '🤔': 'thinking',
  '🤗': 'hugging',
  '🤦': 'face_palm',
  '🤷': 'shrug',
}

const aliases: ReadonlyMap<string, string> = new Map([
  ['+1', 'thumbsup'],
  ['-1', 'thumbsdown'],
])

/** Whether a text can be the name of an emoji. Names are not looked up: a list would reject those of other versions. */
export function isEmojiName(name: string): boolean {
  return /^[a-z0-9_+-]{1,64}$/.test(name)
}

/** The canonical name of an emoji that has several. */
export function canonicalName(name: string): string {
  return aliases.get(name) ?? name
}

/** The name of the emoji if the text consists of one, as `:name:` or as the character. */
export function soleEmojiIn(text: string): string | undefined {
  const trimmed = text.trim()
  const [, name] = /^:([^:\s]+):$/.exec(trimmed) ?? []
  if (name !== undefined) return isEmojiName(name) ? name : undefined
  return characterName(trimmed)
}

/**
 * The name of an emoji character, in any skin tone, with or without the variation selector for colours. The name of one that is
 * not above consists of its code points, as the names of image files of emoji do: `1f9f5`.
 */
function characterName(text: string): string | undefined {
  return listedName(text) ?? (/^\p{RGI_Emoji}$/v.test(text) ? codePointsOf(text) : undefined)
}

function codePointsOf(text: string): string {
  const numbers = Array.from(text, (character) => character.codePointAt(0)?.toString(16))
  return numbers.filter((number) => number !== 'fe0f').join('-')
}

function listedName(text: string): string | undefined {
  const [, character = '', tone] = /^(.+?)\u{FE0F}?([\u{1F3FB}-\u{1F3FF}])?\u{FE0F}?$/u.exec(text) ?? []
  const name = Object.hasOwn(names, character) ? names[character] : undefined
  if (name === undefined || tone === undefined) return name
  return `${name}_tone${(tone.codePointAt(0) ?? 0) - 0x1f3fa}`
}
