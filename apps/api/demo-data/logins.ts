/** Of every customer of the demo shops. */
export const demoPassword = 'Stragan-demo-1'
