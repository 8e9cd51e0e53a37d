module.exports = {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': {
      variables: { 'phone-max': '767.98px', 'tablet-max': '1023.98px' },
    },
  },
};
