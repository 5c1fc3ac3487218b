import type { ThemeConfig } from 'antd/es/config-provider';
import theme from 'antd/es/theme';
import type { Density } from '../state/density';
import { scaleWithText, textScale } from '../state/textScale';
import type { Theme } from '../state/theme';

type Tokens = NonNullable<ThemeConfig['token']>;

const shape: Tokens = {
  fontFamily: 'var(--font)',
  borderRadius: 4,
  borderRadiusLG: 4,
  borderRadiusSM: 4,
  borderRadiusXS: 2,
  boxShadow: 'none',
  boxShadowSecondary: '0 0 0 1px var(--color-border)',
  controlOutlineWidth: 0,
  // Ant Design styles every link of the page as soon as one of its widgets is loaded: links stay as the browser and our sheets have them.
  linkDecoration: undefined,
  linkHoverDecoration: undefined,
  linkFocusDecoration: undefined,
};

const light: Tokens = {
  colorPrimary: '#0B5F59',
  colorPrimaryHover: '#08453F',
  colorPrimaryBorder: '#0B5F59',
  colorPrimaryBg: '#E3F1EF',
  colorError: '#C8102E',
  colorErrorBorderHover: '#C8102E',
  colorErrorBg: '#FDECEE',
  colorLink: '#0B5F59',
  colorLinkHover: '#08453F',
  colorText: '#16211F',
  colorTextSecondary: '#4A5855',
  colorTextDescription: '#4A5855',
  colorTextTertiary: '#5E6B68',
  colorTextQuaternary: '#5E6B68',
  colorTextPlaceholder: '#5E6B68',
  colorTextDisabled: '#5E6B68',
  colorIcon: '#4A5855',
  colorBorder: '#7F8B87',
  colorBorderSecondary: '#DDE2DE',
  colorSplit: '#DDE2DE',
  colorBgContainer: '#FFFFFF',
  colorBgElevated: '#FFFFFF',
  colorBgContainerDisabled: '#EEF3F1',
  controlItemBgHover: '#EEF3F1',
  controlItemBgActive: '#E3F1EF',
  controlItemBgActiveHover: '#CFE7E3',
  colorTextLightSolid: '#FFFFFF',
};

const dark: Tokens = {
  colorPrimary: '#4CC7B8',
  colorPrimaryHover: '#7FDCCF',
  colorPrimaryBorder: '#4CC7B8',
  colorPrimaryBg: '#12302C',
  colorError: '#FF7A85',
  colorErrorBorderHover: '#FF7A85',
  colorErrorBg: '#3A1518',
  colorLink: '#4CC7B8',
  colorLinkHover: '#7FDCCF',
  colorText: '#E7EEEB',
  colorTextSecondary: '#A9B8B3',
  colorTextDescription: '#A9B8B3',
  colorTextTertiary: '#8A9A95',
  colorTextQuaternary: '#8A9A95',
  colorTextPlaceholder: '#8A9A95',
  colorTextDisabled: '#8A9A95',
  colorIcon: '#A9B8B3',
  colorBorder: '#6F7F7A',
  colorBorderSecondary: '#2B3936',
  colorSplit: '#2B3936',
  colorBgContainer: '#151E1C',
  colorBgElevated: '#1C2725',
  colorBgContainerDisabled: '#1C2725',
  controlItemBgHover: '#2B3936',
  controlItemBgActive: '#12302C',
  controlItemBgActiveHover: '#183D38',
  colorTextLightSolid: '#06201D',
};

/** The height of a control, px; equal to `--control-height`. */
const controlHeight = (density: Density): number => {
  if (window.matchMedia('(pointer: coarse)').matches) return 44;
  return density === 'compact' ? 30 : 36;
};

const LOOKS = {
  light: { tokens: light, algorithm: theme.defaultAlgorithm },
  dark: { tokens: dark, algorithm: theme.darkAlgorithm },
} as const;

interface ShownLook {
  shown: Theme;
  density: Density;
}

function themeOf({ shown, density }: ShownLook): ThemeConfig {
  const { tokens, algorithm } = LOOKS[shown];
  return {
    // The last step restores our colours: the algorithms derive their own shades, below AA in the dark theme.
    algorithm: [algorithm, (_seed, map = algorithm(_seed)) => ({ ...map, ...tokens })],
    // No motion: a choice is lost if the list moves between the press and the release of a button.
    token: {
      ...shape,
      ...tokens,
      // Its lengths are px: scale them with the text size, like the style sheets.
      fontSize: scaleWithText(14),
      sizeUnit: 4 * textScale(),
      controlHeight: scaleWithText(controlHeight(density)),
      motion: false,
    },
    cssVar: { key: density === 'compact' ? 'smart-elevator-compact' : 'smart-elevator' },
    hashed: false,
  };
}

const themes = new Map<string, ThemeConfig>();

/** Ant Design's theme with exactly the values of tokens.css; the same look returns the same object. */
export function antdTheme(look: ShownLook): ThemeConfig {
  const key = `${look.shown} ${look.density}`;
  const made = themes.get(key) ?? themeOf(look);
  themes.set(key, made);
  return made;
}
