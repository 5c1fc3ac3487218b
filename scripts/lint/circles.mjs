// @ts-check
/**
 * Circular imports between files and between folders, for dependency-cruiser. Test code is left out: a test and its
 * doubles may import anything.
 */
const NOT_SHIPPED = [
  '(^|/)(node_modules|dist|site|results|testing|\\.cache|\\.data|\\.nx)(/|$)',
  '\\.(test|spec)\\.',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-file-circle',
      comment:
        'These files import each other in a circle: move what they share to a file that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-circle',
      comment:
        'These folders import each other in a circle: move the shared file to the folder that is imported, or to one below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    exclude: { path: NOT_SHIPPED },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // Types of scripts that are imported in their comments.
    detectJSDocImports: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.d.ts', '.js', '.cjs', '.json'],
    },
  },
};
