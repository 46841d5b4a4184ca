export const en = {
  title: 'Your message has arrived',
  description:
    'Confirmation that your message to Marom Clinical Research was stored, with its reference number.',
  heading: 'Message Sent!',
  text: "Thank you for your message. We'll get back to you soon!",
  reference: 'Your reference',
  home: 'Return to Home',
  nothing: {
    title: 'No receipt to show',
    description: 'The receipt opens after you send a message. From here you can go to the contact form.',
    heading: 'No message was sent from here',
    text: 'The receipt opens after you send a message and can be opened again for an hour. The reference of an earlier message stays valid.',
    form: 'Go to the contact form',
  },
}
